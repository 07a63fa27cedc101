import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import { publicAddress } from '@/lib/routes';

type Crumb = { readonly label: string; readonly href: string };
type Item = { readonly name: string; readonly path: string };

/** The way to a page, as the page shows it; the page itself is the last step. */
export function breadcrumbData(links: readonly Crumb[], current: Crumb, siteUrl: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...links, current].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicAddress(siteUrl, href),
    })),
  };
}

/** A list of pages in the order that the page shows them. */
export function itemListData(name: string, items: readonly Item[], siteUrl: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: publicAddress(siteUrl, item.path),
    })),
  };
}
