import { getCategories, mustRead } from '@/lib/backend';
import { SITE_PART, toPublicAddress, toSitemapPartPath } from '@/lib/routes';
import { answerSitemapIndex } from '@/lib/seo/sitemap';
import { getSettings } from '@/lib/settings';

/** The index of the sitemap, refreshed in the background; the last good one is served while the backend is down. */
export async function GET(): Promise<Response> {
  const [categories, { siteUrl }] = await Promise.all([mustRead(getCategories()), getSettings()]);
  const parts = [SITE_PART, ...(categories.ok ? categories.data.map(({ id }) => id) : [])];
  return answerSitemapIndex(parts.map((part) => toPublicAddress(siteUrl, toSitemapPartPath(part))));
}
