import type { MetadataRoute } from 'next';
import { routes } from '@/lib/routes';
import { getSettings } from '@/lib/settings';

/** The programs that fetch a page when its link is shared. */
const PREVIEWERS = [
  'WhatsApp',
  'facebookexternalhit',
  'meta-externalagent',
  'Twitterbot',
  'LinkedInBot',
  'TelegramBot',
];

/** Each previewer is named, so that no rule for all keeps it out. Pages have their own noindex, which a crawler must be able to read. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { siteUrl } = await getSettings();
  const rule = { allow: '/', disallow: '/api/' };
  return {
    rules: [
      { userAgent: '*', ...rule },
      { userAgent: PREVIEWERS, ...rule },
    ],
    sitemap: siteUrl + routes.sitemap,
  };
}
