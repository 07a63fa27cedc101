import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import { toPublicAddress } from '@/lib/routes';

type Crumb = { readonly label: string; readonly href: string };
type Item = { readonly name: string; readonly path: string };

/** The way to a page, as the page shows it; the page itself is the last step. */
export function toBreadcrumbData(
  links: readonly Crumb[],
  current: Crumb,
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...links, current].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: toPublicAddress(siteUrl, href),
    })),
  };
}

/** A list of pages in the order that the page shows them. */
export function toItemListData(name: string, items: readonly Item[], siteUrl: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: toPublicAddress(siteUrl, item.path),
    })),
  };
}
