import type { MetadataRoute } from 'next';
import { routes } from '@/lib/routes';
import { getSettings } from '@/lib/settings';

/** Pages have their own noindex, which a crawler must be able to read. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { siteUrl } = await getSettings();
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: siteUrl + routes.sitemap };
}
