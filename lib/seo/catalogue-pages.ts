import type { Metadata } from 'next';
import { messages } from '@/content/messages';
import { seo } from '@/content/seo';
import { toShownBrand } from '@/lib/catalogue/product';
import { getCategoryOgImage, getPageOgImage, getProductOgImage } from '@/lib/og-images/subject';
import { type CategoryView, toCategoryPath, toProductPath, toPublicAddress, toSearchPath } from '@/lib/routes';
import { getSettings } from '@/lib/settings';
import { leaveOutContacts } from '@/lib/text';
import { getPageMetadata } from './metadata';
import { cutAtWord, getDescription, getTitle } from './texts';

type Product = Parameters<typeof getProductOgImage>[0] & { readonly description: string };
type CategoryPage = {
  readonly category: Parameters<typeof getCategoryOgImage>[0];
  readonly view: CategoryView;
  readonly shown: { readonly ok: true; readonly total: number; readonly pageCount: number } | { readonly ok: false };
};

/** Longest name of a brand, or of a group of results, in a title. */
const MAX_MARK_LETTERS = 20;

/** Metadata of a product's page; its reference tells it from products of the same name. */
export async function getProductMetadata(product: Product): Promise<Metadata> {
  const { id, name, brand } = product;
  const text = product.description.trim() || seo.product(name, toShownBrand(brand));
  const page = {
    title: getTitle(name, seo.reference(id)),
    description: getDescription(text, seo.referenceSentence(id)),
    path: toProductPath(product),
    name,
    ogImage: getProductOgImage(product),
  };
  return getPageMetadata(page, await getSettings());
}

/** The words that distinguish a view of a category from its first page; '' for that one. */
export function getCategoryMark({ brand, isByName, page }: CategoryView): string {
  const { byName, page: numberOf } = messages.category;
  const parts = [brand && cutAtWord(brand, MAX_MARK_LETTERS), isByName && byName, page > 1 && numberOf(page)];
  return parts.filter(Boolean).join(' · ');
}

/** Metadata of a page of a category; `shown` is what it has, unless that could not be read. Brands and orders stay out of the indexes. */
export async function getCategoryMetadata({ category, view, shown }: CategoryPage): Promise<Metadata> {
  const settings = await getSettings();
  const { name } = category;
  const mark = getCategoryMark(view);
  const text = shown.ok ? seo.category(name, messages.category.count(shown.total)) : `${name}.`;
  const isIndexed = !view.brand && !view.isByName;
  const pageCount = shown.ok ? shown.pageCount : 1;
  const getAddress = (page: number) => toPublicAddress(settings.siteUrl, toCategoryPath(category, { ...view, page }));
  const page = {
    title: getTitle(name, mark),
    description: getDescription(`${text} ${seo.ask}`, mark && `${mark}.`),
    path: toCategoryPath(category, isIndexed ? view : undefined),
    name: mark ? `${name} · ${mark}` : name,
    ogImage: getCategoryOgImage(category),
    isIndexed,
  };
  const pagination = {
    previous: view.page > 1 ? getAddress(view.page - 1) : null,
    next: view.page < pageCount ? getAddress(view.page + 1) : null,
  };
  return { ...getPageMetadata(page, settings), pagination };
}

/** Metadata of the results of a search, which stay out of the indexes; a `group` of them names the address of all. */
export async function getSearchMetadata(q: string, group = ''): Promise<Metadata> {
  // A shared link says none of its words, which anybody may have written.
  const name = seo.searchTitle('');
  const mark = cutAtWord(group, MAX_MARK_LETTERS);
  const page = {
    title: getTitle(seo.searchTitle(leaveOutContacts(q)), mark),
    description: getDescription(seo.search, mark && `${mark}.`),
    path: toSearchPath(q),
    name: group ? `${name} · ${group}` : name,
    ogImage: getPageOgImage('productos'),
    isIndexed: false,
  };
  return getPageMetadata(page, await getSettings());
}
