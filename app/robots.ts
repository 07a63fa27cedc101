import type { MetadataRoute } from 'next';
import { routes } from '@/lib/routes';
import { previewers } from '@/lib/seo/previewers';
import { getSettings } from '@/lib/settings';

/** Each previewer is named, so that no rule for all keeps it out. Pages have their own noindex, which a crawler must be able to read. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { siteUrl } = await getSettings();
  const rule = { allow: '/', disallow: '/api/' };
  return {
    rules: [
      { userAgent: '*', ...rule },
      { userAgent: previewers.map(({ name }) => name), ...rule },
    ],
    sitemap: siteUrl + routes.sitemap,
  };
}
