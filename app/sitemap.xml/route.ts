import { toPublicAddress, toSitemapPartPath } from '@/lib/routes';
import { countParts, renderSitemapIndex } from '@/lib/seo/sitemap';
import { getSettings } from '@/lib/settings';
import { listEntries } from '../sitemap/entries';

/** The index of the sitemap; kept like a page: refreshed in the background, the last good one while the backend is down. */
export async function GET(): Promise<Response> {
  const [entries, { siteUrl }] = await Promise.all([listEntries(), getSettings()]);
  const numbers = Array.from({ length: countParts(entries.length) }, (_, index) => index + 1);
  const body = renderSitemapIndex(numbers.map((number) => toPublicAddress(siteUrl, toSitemapPartPath(number))));
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
