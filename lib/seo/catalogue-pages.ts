import type { Metadata } from 'next';
import { messages } from '@/content/messages';
import { seo } from '@/content/seo';
import { toShownBrand } from '@/lib/catalogue/product';
import { getCategoryOgImage, getProductOgImage } from '@/lib/og-images/subject';
import { type CategoryView, toCategoryPath, toProductPath, toSearchPath } from '@/lib/routes';
import { cutAtWord, leaveOutContacts } from '@/lib/text';
import { getFixedPageMetadata } from './metadata';

type Product = Parameters<typeof getProductOgImage>[0] & { readonly description: string };
type CategoryPage = {
  readonly category: Parameters<typeof getCategoryOgImage>[0];
  readonly view: CategoryView;
  readonly shown: { readonly ok: true; readonly total: number } | { readonly ok: false };
};

/** Longest name of a brand in a title. */
const MAX_MARK_LETTERS = 20;

/** Metadata of a product's page; its reference tells it from products of the same name. */
export function getProductMetadata(product: Product): Promise<Metadata> {
  const { id, name, brand } = product;
  return getFixedPageMetadata({
    title: name,
    mark: seo.reference(id),
    description: product.description.trim() || seo.product(name, toShownBrand(brand)),
    end: seo.referenceSentence(id),
    path: toProductPath(product),
    ogImage: getProductOgImage(product),
  });
}

/** The words that distinguish a view of a category from its first page; '' for that one. */
export function getCategoryMark({ brand, isByName, page }: CategoryView): string {
  const { byName, page: numberOf } = messages.category;
  const parts = [brand && cutAtWord(brand, MAX_MARK_LETTERS), isByName && byName, page > 1 && numberOf(page)];
  return parts.filter(Boolean).join(' · ');
}

/** Metadata of a page of a category; `shown` is what it has, unless that could not be read. Brands and orders stay out of the indexes. */
export function getCategoryMetadata({ category, view, shown }: CategoryPage): Promise<Metadata> {
  const { name } = category;
  const mark = getCategoryMark(view);
  const text = shown.ok ? seo.category(name, messages.category.count(shown.total)) : `${name}.`;
  const isIndexed = !view.brand && !view.isByName;
  return getFixedPageMetadata({
    title: name,
    mark,
    description: `${text} ${seo.ask}`,
    end: mark && `${mark}.`,
    path: toCategoryPath(category, isIndexed ? view : undefined),
    name: mark ? `${name} · ${mark}` : name,
    ogImage: getCategoryOgImage(category),
    isIndexed,
  });
}

/** Metadata of the results of a search, which stay out of the indexes. */
export function getSearchMetadata(q: string): Promise<Metadata> {
  return getFixedPageMetadata({
    title: seo.searchTitle(leaveOutContacts(q)),
    description: seo.search,
    path: toSearchPath(q),
    // A shared link says none of its words, which anybody may have written.
    name: seo.searchTitle(''),
    ogImage: 'productos',
    isIndexed: false,
  });
}
