import type { Metadata } from 'next';
import { messages } from '@/content/messages';
import { seo } from '@/content/seo';
import { site } from '@/content/site';
import { categoryCard, pageCard, productCard } from '@/lib/og-images/subject';
import { categoryPath, productPath, searchPath } from '@/lib/routes';
import { getSettings } from '@/lib/settings';
import { pageMetadata } from './metadata';
import { descriptionOf, titleOf } from './texts';

type Product = Parameters<typeof productCard>[0] & { readonly description: string };
type Category = Parameters<typeof categoryCard>[0];

/** Metadata of a product's page; its reference tells it from products of the same name. */
export async function productMetadata(product: Product): Promise<Metadata> {
  const { id, name, brand } = product;
  const text = product.description.trim() || seo.product(name, brand === site.houseBrand ? '' : brand);
  const page = {
    title: titleOf(name, seo.reference(id)),
    description: descriptionOf(text, seo.referenceSentence(id)),
    path: productPath(product),
    name,
    card: productCard(product),
  };
  return pageMetadata(page, await getSettings());
}

/** Metadata of a category's page; `count` is how many products it has, null when that could not be read. */
export async function categoryMetadata(category: Category, count: number | null): Promise<Metadata> {
  const { name } = category;
  const text = count === null ? `${name}.` : seo.category(name, messages.category.count(count));
  const page = {
    title: titleOf(name),
    description: descriptionOf(`${text} ${seo.ask}`),
    path: categoryPath(category),
    name,
    card: categoryCard(category),
  };
  return pageMetadata(page, await getSettings());
}

/** Metadata of the results of a search, which stay out of the indexes. */
export async function searchMetadata(q: string): Promise<Metadata> {
  const name = `${messages.search.title}: ${q}`;
  const page = {
    title: titleOf(name),
    description: descriptionOf(seo.search(q)),
    path: searchPath(q),
    name,
    card: pageCard('productos'),
    isIndexed: false,
  };
  return pageMetadata(page, await getSettings());
}
