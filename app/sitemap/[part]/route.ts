import { tagMissing } from '@/lib/backend/missing-tag';
import { toPublicAddress } from '@/lib/routes';
import { countParts, getPart, MAX_ENTRIES, renderSitemapPart } from '@/lib/seo/sitemap';
import { getSettings } from '@/lib/settings';
import { listEntries } from '../entries';

type Context = { readonly params: Promise<{ readonly part: string }> };

export function generateStaticParams() {
  return [{ part: '1.xml' }];
}

/** A part of the sitemap, /sitemap/1.xml and on. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const number = Number(/^([1-9]\d?)\.xml$/.exec((await params).part)?.[1]);
  // Before anything is read: it takes the whole catalogue to know how many parts there are.
  if (!(number <= countParts(MAX_ENTRIES))) return new Response(null, { status: 404 });
  const [entries, { siteUrl }] = await Promise.all([listEntries(), getSettings()]);
  if (number > countParts(entries.length)) {
    await tagMissing();
    return new Response(null, { status: 404 });
  }
  const body = renderSitemapPart(getPart(entries, number), (path) => toPublicAddress(siteUrl, path));
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
