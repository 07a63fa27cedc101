import { toPublicAddress, toSitemapPartPath } from '@/lib/routes';
import { renderSitemapIndex } from '@/lib/seo/sitemap';
import { getSettings } from '@/lib/settings';
import { listParts } from '../sitemap/entries';

/** The index of the sitemap; kept like a page: refreshed in the background, the last good one while the backend is down. */
export async function GET(): Promise<Response> {
  const [parts, { siteUrl }] = await Promise.all([listParts(), getSettings()]);
  const body = renderSitemapIndex(parts.map((_, index) => toPublicAddress(siteUrl, toSitemapPartPath(index + 1))));
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
