import type { CardItem, NamedPicture } from '@/lib/catalogue/card-item';
import { splitWords } from '@/lib/text';
import { listCodes } from './codes';
import { cutUnit, listUnits, toIndexTerms, toWords } from './words';

/** What the search index knows of a category, product or service. */
export type SearchDocument = CardItem & { readonly isCategory: boolean };

export type Shelf = { readonly category: NamedPicture; readonly products: readonly CardItem[] };

/** Everything that can be found, each once: categories, their products, services. */
export function toDocuments(shelves: readonly Shelf[], services: readonly CardItem[]): SearchDocument[] {
  const items = new Map<string, SearchDocument>();
  for (const { category, products } of shelves)
    for (const item of products) items.set(item.id, { category, ...toIndexed(item), isCategory: false });
  for (const item of services) if (!items.has(item.id)) items.set(item.id, { ...toIndexed(item), isCategory: false });
  return [...shelves.map(({ category }) => toDocument(category)), ...items.values()];
}

/** Only what cards show and what is searched for: the rest would take memory. */
export function toIndexed(item: CardItem): CardItem {
  const { id, name, lang, alt, isService, brand, imageSm, description, code, healthRegistration } = item;
  const codes = { ...(code && { code }), ...(healthRegistration && { healthRegistration }) };
  return { id, name, lang, alt, isService, brand, imageSm, description, ...codes };
}

function toDocument({ id, name, lang, imageSm }: NamedPicture): SearchDocument {
  return { id, name, lang, imageSm, alt: name, brand: '', description: '', isService: false, isCategory: true };
}

/** The stems of a document's name: all, with brand and references; what says what it is; models and references; words without numbers. */
export function readName({ id, name, brand, code = '', healthRegistration = '' }: SearchDocument) {
  const words = toWords(name);
  const parts = words.flatMap(cutUnit);
  const references = [id, ...listCodes({ code, healthRegistration })];
  const [first = ''] = words;
  // What a slash joins to the first word says what it is too.
  const [start = ''] = name.split(/\s+/).filter((part) => toWords(part).includes(first));
  const own = [...toIndexTerms(name), ...parts.flatMap((word) => [word, ...listUnits(word)]), ...toIndexTerms(brand)];
  return {
    all: new Set([...own, ...references, ...splitWords(`${code} ${healthRegistration}`)]),
    heads: new Set([...toWords(start), first]),
    first,
    models: new Set([...words.filter((word) => /^\p{L}+\d/u.test(word)), ...references]),
    words: words.filter((word) => !/\d/.test(word) && listUnits(word).length === 0),
    parts,
  };
}
