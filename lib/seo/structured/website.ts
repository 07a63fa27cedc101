import type { SearchAction, WebSite, WithContext } from 'schema-dts';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { toOrganizationId, toWebsiteId } from './ids';

/** Google's own name for the input of a search; schema.org allows it on every action. */
type Search = SearchAction & { readonly 'query-input': string };

/** The site, and how it is searched. */
export function getWebsite(siteUrl: string): WithContext<WebSite> {
  const search: Search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${routes.search}/{search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': toWebsiteId(siteUrl),
    name: site.name,
    alternateName: `${site.name}: ${site.tagline}`,
    description: site.description,
    url: siteUrl,
    inLanguage: site.language,
    publisher: { '@id': toOrganizationId(siteUrl) },
    potentialAction: search,
  };
}
