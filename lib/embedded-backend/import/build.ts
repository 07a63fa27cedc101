import type { Catalogue, CategoryRow, ProductRow } from '@/lib/embedded-backend/catalogue';
import { createCategories } from './categories';
import { getRelatedIds, toDetails } from './details';
import { assignIds, type Keyed } from './keys';
import type { Known } from './known';
import { check, type ImportFault, type ImportRecord, type Row, RowError } from './row';

/** How many products are featured when the file does not say which. */
const MAX_FEATURED = 10;

type Given = {
  readonly categories?: readonly CategoryRow[];
  readonly suggested?: readonly number[];
  /** Language of what does not say its own (BCP 47). */
  readonly lang?: string | undefined;
  /** What the database knows: its products keep their ids, its categories too where the file has none of its own. */
  readonly known?: Known | undefined;
  /** Gives the product of a row the pictures that were made for it; featured are those with a picture. */
  readonly join?: (product: ProductRow, line: number) => ProductRow;
};
export type Built = { readonly catalogue: Catalogue; readonly faults: readonly ImportFault[]; readonly keys: Keyed };

/** Checks every record and builds the catalogue; a row with a fault is reported, and then nothing of `catalogue` may be stored. */
export function buildCatalogue(
  records: readonly ImportRecord[],
  given: Given = {},
  onProgress: (done: number, all: number) => void = () => {},
): Built {
  const keys = assignIds(records, given.known);
  const faults: ImportFault[] = [...keys.faults];
  const categories = createCategories(given.categories ?? [], given.known?.categories ?? [], given.lang);
  const products = new Map<number, ProductRow>();
  const related = new Map<number, number[]>();
  const places = new Map<number, number>();
  for (const [index, { line, fields }] of keys.records.entries()) {
    try {
      const checked = check({ lang: given.lang, ...fields });
      const id = Number(checked.id);
      const product = toProduct(id, checked, categories.of(checked));
      products.set(id, given.join?.(product, line) ?? product);
      related.set(id, getRelatedIds(checked.related_products));
      if (checked.featured) places.set(id, Number(checked.featured) || Number.POSITIVE_INFINITY);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      faults.push({ line, reason: error.message });
    }
    if ((index + 1) % 1000 === 0) onProgress(index + 1, records.length);
  }
  const list = [...products.values()];
  const suggested = chooseFeatured(list, given.suggested ?? [], places);
  return { catalogue: { categories: categories.list(), products: list, related, suggested }, faults, keys };
}

function toProduct(id: number, row: Row, category: number | null): ProductRow {
  const { name, slug, type, brand, image_sm, image, description, url, lang: sent, attributes, code } = row;
  const kind = type === 'SERVICE' ? 'SERVICE' : 'PRODUCT';
  const texts = { name, slug: slug || name, brand, description, lang: sent || null };
  const list = Array.isArray(attributes) ? JSON.stringify(attributes) : null;
  const optional = { attributes: list, code: code || null, details: toDetails(id, row) };
  return { id, category_id: category, type: kind, image_sm, image, url, ...optional, ...texts };
}

/** The featured products that the file lists, else those that its rows mark, by their place, else some. */
function chooseFeatured(
  products: readonly ProductRow[],
  listed: readonly number[],
  places: ReadonlyMap<number, number>,
): readonly number[] {
  const ids = new Set(products.map(({ id }) => id));
  const chosen = listed.length > 0 ? listed : [...places].sort(([, a], [, b]) => a - b || 0).map(([id]) => id);
  const known = [...new Set(chosen)].filter((id) => ids.has(id));
  return known.length > 0 ? known : pickFeatured(products);
}

/** The first ones by id, so that the order of a file does not matter. */
function pickFeatured(products: readonly ProductRow[]): number[] {
  const equipment = products.filter(({ type }) => type === 'PRODUCT').sort((a, b) => a.id - b.id);
  const withPicture = equipment.filter(({ image_sm }) => image_sm !== '');
  return (withPicture.length > 0 ? withPicture : equipment).slice(0, MAX_FEATURED).map(({ id }) => id);
}
