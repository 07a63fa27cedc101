import { messages } from '@/content/messages';
import type { Catalogue, CategoryRow, ProductRow } from '@/lib/embedded-backend/catalogue';
import { getRelatedIds, toDetails } from './details';
import { check, type ImportFault, type ImportRecord, type Row, RowError } from './row';

/** How many products are featured when the file does not say which. */
const MAX_FEATURED = 10;

type Given = {
  readonly categories?: readonly CategoryRow[];
  readonly suggested?: readonly number[];
  /** Language of what does not say its own (BCP 47). */
  readonly lang?: string | undefined;
};
export type Built = { readonly catalogue: Catalogue; readonly faults: readonly ImportFault[] };

/** Checks every record and builds the catalogue; a row with a fault is reported, and then nothing of `catalogue` may be stored. */
export function buildCatalogue(
  records: readonly ImportRecord[],
  given: Given = {},
  onProgress: (done: number, all: number) => void = () => {},
): Built {
  const faults: ImportFault[] = [];
  const categories = createCategories(given.categories ?? [], given.lang);
  const nextId = createFreeIds(records);
  const products = new Map<number, ProductRow>();
  const related = new Map<number, number[]>();
  for (const [index, { line, fields }] of records.entries()) {
    try {
      const checked = check({ lang: given.lang, ...fields });
      const id = checked.id ?? nextId();
      if (products.has(id)) throw new RowError(`id ${id} is there twice`);
      products.set(id, toProduct(id, checked, categories.of(checked)));
      related.set(id, getRelatedIds(checked.related_products));
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      faults.push({ line, reason: error.message });
    }
    if ((index + 1) % 1000 === 0) onProgress(index + 1, records.length);
  }
  const list = [...products.values()];
  const suggested = given.suggested?.length ? given.suggested : pickFeatured(list);
  return { catalogue: { categories: categories.list(), products: list, related, suggested }, faults };
}

/** Numbers from 1 that no record claims for itself, for the rows without an id. */
function createFreeIds(records: readonly ImportRecord[]): () => number {
  const claimed = new Set(records.map(({ fields }) => Number(fields.id)));
  let last = 0;
  return () => {
    do last += 1;
    while (claimed.has(last));
    return last;
  };
}

function toProduct(id: number, row: Row, category: number | null): ProductRow {
  const { name, slug, type, brand, image_sm, image, description, url, lang: sent, attributes, code } = row;
  const kind = type === 'SERVICE' ? 'SERVICE' : 'PRODUCT';
  const texts = { name, slug: slug || name, brand, description, lang: sent || null };
  const list = Array.isArray(attributes) ? JSON.stringify(attributes) : null;
  const optional = { attributes: list, code: code || null, details: toDetails(id, row) };
  return { id, category_id: category, type: kind, image_sm, image, url, ...optional, ...texts };
}

function pickFeatured(products: readonly ProductRow[]): number[] {
  const equipment = products.filter(({ type }) => type === 'PRODUCT');
  const withPicture = equipment.filter(({ image_sm }) => image_sm !== '');
  return (withPicture.length > 0 ? withPicture : equipment).slice(0, MAX_FEATURED).map(({ id }) => id);
}

/** The categories of an import: those given with it, whose names are in `lang` unless they say otherwise, and those that its rows name. */
function createCategories(given: readonly CategoryRow[], lang: string | null = null) {
  const byName = new Map(given.map((category) => [category.name, { ...category, lang: category.lang ?? lang }]));
  const ids = new Set(given.map(({ id }) => id));
  let last = Math.max(0, ...ids);

  const add = (id: number, name: string, language: string | null): number => {
    byName.set(name, { id, name, image_sm: '', lang: language });
    ids.add(id);
    last = Math.max(last, id);
    return id;
  };

  return {
    /** The id of a row's category, by id or by name: a new name becomes a category, a blank one goes to the general one; services have none. */
    of: ({ type, category, category_id, lang: language }: Row): number | null => {
      if (category_id !== undefined && ids.has(category_id)) return category_id;
      if (category_id !== undefined && category === '') throw new RowError(`there is no category ${category_id}`);
      if (type === 'SERVICE') return null;
      const name = category || messages.import.uncategorized;
      return byName.get(name)?.id ?? add(category_id ?? last + 1, name, (category && language) || null);
    },
    list: (): CategoryRow[] => [...byName.values()],
  };
}
