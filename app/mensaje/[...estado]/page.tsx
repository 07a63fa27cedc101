import '@/components/layout/shell-sheets';
import type { Metadata } from 'next';
import { cacheLife, cacheTag } from 'next/cache';
import { notFound } from 'next/navigation';
import { ResultPage } from '@/components/forms/result-page';
import { NotFound } from '@/components/layout/not-found';
import { messages } from '@/content/messages';
import { cacheProfiles, tags } from '@/lib/backend/cache';
import { getReceiptKey } from '@/lib/forms';
import { isReceiptPath, parseReceipt, toPromise } from '@/lib/forms/receipt';
import { toResultPagePath } from '@/lib/routes';
import { getFixedPageMetadata } from '@/lib/seo/metadata';
import { getDescription } from '@/lib/seo/texts';

/** The state and, of a message that was received, its receipt and the signature of all (lib/forms/receipt.ts). */
type Props = { readonly params: Promise<{ readonly estado: readonly string[] }> };

const { resultPages } = messages;

export function generateStaticParams() {
  return Object.keys(resultPages).map((state) => ({ estado: [state] }));
}

/** True when this site has signed `path`. Cached, so that the page is static; the verdict is what is kept, never the key. */
async function isSigned(path: string): Promise<boolean> {
  'use cache';
  cacheTag(tags.everything, tags.settings);
  cacheLife(cacheProfiles.catalogue);
  const key = await getReceiptKey();
  return key !== null && isReceiptPath(path, key);
}

/** The page of an address; without its receipt where the signature is wrong or, as in an address of an older version, missing. */
async function findResult(parts: readonly string[]) {
  const [state = '', digits, minutes, signature, ...rest] = parts;
  if (!Object.hasOwn(resultPages, state) || rest.length > 0) return null;
  const result = { state, ...resultPages[state as keyof typeof resultPages] };
  if (digits === undefined) return result;
  const receipt = result.isReceived ? parseReceipt(digits, minutes ?? '') : null;
  if (!receipt || signature === undefined || !(await isSigned(parts.join('/')))) return receipt && result;
  return { ...result, reference: receipt.reference, promise: toPromise(receipt.answerTime) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { state, title, text } = (await findResult((await params).estado)) ?? notFound();
  const path = toResultPagePath(state);
  return getFixedPageMetadata({
    title,
    description: getDescription(text),
    path,
    ogImage: 'contacto',
    isIndexed: false,
  });
}

export default async function Page({ params }: Props) {
  const result = await findResult((await params).estado);
  return result ? <ResultPage {...result} /> : <NotFound />;
}
