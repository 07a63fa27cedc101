import { tagMissing } from '@/lib/backend';
import { toPublicAddress } from '@/lib/routes';
import { renderSitemapPart } from '@/lib/seo/sitemap';
import { getSettings } from '@/lib/settings';
import { listEntries, listParts, MAX_PARTS } from '../entries';

type Context = { readonly params: Promise<{ readonly part: string }> };

export function generateStaticParams() {
  return [{ part: '1.xml' }];
}

/** A part of the sitemap, /sitemap/1.xml and on. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const number = Number(/^([1-9]\d{0,2})\.xml$/.exec((await params).part)?.[1]);
  // Before anything is read.
  if (!(number <= MAX_PARTS)) return new Response(null, { status: 404 });
  const [parts, { siteUrl }] = await Promise.all([listParts(), getSettings()]);
  const part = parts[number - 1];
  if (!part) {
    await tagMissing();
    return new Response(null, { status: 404 });
  }
  const entries = await listEntries(part, number === 1);
  const body = renderSitemapPart(entries, (path) => toPublicAddress(siteUrl, path));
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
