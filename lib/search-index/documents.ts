import type { CardItem, NamedPicture } from '@/lib/catalogue/product';
import { listCodes, splitCounted, toIndexTerms, toTerm } from './words';

/** What the search index knows of a category, product or service. */
export type SearchDocument = CardItem & { readonly isCategory: boolean };

export type CategoryProducts = { readonly category: NamedPicture; readonly products: readonly CardItem[] };

/** Everything that can be found, each once: categories, their products, services. */
export function toDocuments(categories: readonly CategoryProducts[], services: readonly CardItem[]): SearchDocument[] {
  const items = new Map<string, SearchDocument>();
  for (const { category, products } of categories)
    for (const item of products) items.set(item.id, { category, ...toIndexed(item), isCategory: false });
  for (const item of services) if (!items.has(item.id)) items.set(item.id, { ...toIndexed(item), isCategory: false });
  return [...categories.map(({ category }) => toDocument(category)), ...items.values()];
}

/** Only what cards show and what is searched for: the rest would take memory. */
export function toIndexed(item: CardItem): CardItem {
  const { category: _, facts: __, ...kept } = item;
  return kept;
}

function toDocument({ id, name, imageSm }: NamedPicture): SearchDocument {
  return { id, name, imageSm, alt: name, brand: '', description: '', isService: false, isCategory: true };
}

/** The terms of a document's name, brand and references: all, the head word, model names, and words without digits. */
export function readName({ id, name, brand, code = '', healthRegistration = '' }: SearchDocument) {
  const words = splitCounted(name);
  const references = [id, ...listCodes({ code, healthRegistration })];
  return {
    all: new Set([...toIndexTerms(`${name} ${brand} ${code} ${healthRegistration}`), ...references]),
    heads: new Set(words.slice(0, 1).map(toTerm)),
    models: new Set([...words.filter((word) => /^\p{L}+\d/u.test(word)), ...references]),
    words: words.filter((word) => /^\p{L}{3,}$/u.test(word)).map(toTerm),
  };
}
