import { toDocuments } from '@/lib/search-index/documents';
import { createSearchIndex } from '@/lib/search-index/search-index';
import type { Embedded } from './embedded';

/** The sample catalogue as the search index takes it. */
export async function readSampleDocuments({ catalogue }: Pick<Embedded, 'catalogue'>) {
  const categories = await catalogue.categories();
  const products = await Promise.all(categories.map(({ id }) => catalogue.categoryProducts(id)));
  const shelves = categories.map((category, at) => ({ category, products: products[at] ?? [] }));
  return toDocuments(shelves, await catalogue.services());
}

/** The search index over the sample catalogue. */
export async function createSampleIndex(embedded: Pick<Embedded, 'catalogue'>) {
  return createSearchIndex(await readSampleDocuments(embedded));
}
