import { site } from '@/content/site';

/** Names by which structured data refer to the company and to the site, of which home says all. */
export const toOrganizationId = (siteUrl: string) => `${siteUrl}/#organization`;
export const toWebsiteId = (siteUrl: string) => `${siteUrl}/#website`;

/** What a page says of the company, or of the site, where it is told in passing. */
export const briefly = <T extends 'Organization' | 'WebSite'>(type: T, id: string, url: string) =>
  ({ '@type': type, '@id': id, name: site.name, url }) as const;
