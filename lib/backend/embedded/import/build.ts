import { type InferType, mixed, number, object, string, ValidationError } from 'yup';
import { messages } from '@/content/messages';
import type { Catalogue, CategoryRow, ProductRow } from '../catalogue';
import type { ImportFault, ImportRecord } from './record';

/** How many products are featured when the file does not say which. */
const FEATURED = 10;

const text = () =>
  string()
    .transform((value: unknown) => (value == null ? '' : String(value).trim()))
    .default('');

const blankIsAbsent = (value: unknown, sent: unknown) => (sent === '' || sent === null ? undefined : value);

const row = object({
  id: number()
    .transform(blankIsAbsent)
    .typeError('id is not a number')
    .integer('id is not a whole number')
    .positive('id is not positive'),
  name: text()
    .transform((name: string) => name.replace(/\s+/g, ' '))
    .required('name is empty'),
  type: text().uppercase().oneOf(['', 'PRODUCT', 'SERVICE'], 'type is neither PRODUCT nor SERVICE'),
  category: text(),
  category_id: number().transform(blankIsAbsent).typeError('category_id is not a number').integer().positive(),
  slug: text(),
  brand: text(),
  image_sm: text(),
  image: text(),
  description: text(),
  url: text(),
  related_products: mixed(),
});

type Row = InferType<typeof row>;

type Given = { readonly categories?: readonly CategoryRow[]; readonly suggested?: readonly number[] };
export type Built = { readonly catalogue: Catalogue; readonly faults: readonly ImportFault[] };

/** Checks every record and builds the catalogue; a row with a fault is reported, and then nothing of `catalogue` may be stored. */
export function buildCatalogue(
  records: readonly ImportRecord[],
  given: Given = {},
  onProgress: (done: number, all: number) => void = () => {},
): Built {
  const faults: ImportFault[] = [];
  const categories = new Map((given.categories ?? []).map((category) => [category.name, category]));
  const products = new Map<number, ProductRow>();
  const related = new Map<number, number[]>();
  for (const [index, { line, fields }] of records.entries()) {
    const checked = check(fields);
    const id = 'reason' in checked ? 0 : (checked.id ?? index + 1);
    if ('reason' in checked) faults.push({ line, reason: checked.reason });
    else if (products.has(id)) faults.push({ line, reason: `id ${id} is there twice` });
    else {
      products.set(id, toProduct(id, checked, categoryOf(checked, categories)));
      related.set(id, relatedIds(checked.related_products));
    }
    if ((index + 1) % 1000 === 0) onProgress(index + 1, records.length);
  }
  const list = [...products.values()];
  const suggested = given.suggested?.length ? given.suggested : featured(list);
  return { catalogue: { categories: [...categories.values()], products: list, related, suggested }, faults };
}

function check(fields: ImportRecord['fields']): Row | { readonly reason: string } {
  try {
    return row.validateSync(fields, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { reason: error.errors.join('; ') };
  }
}

function toProduct(
  id: number,
  { name, slug, type, brand, image_sm, image, description, url }: Row,
  category: number | null,
): ProductRow {
  const kind = type === 'SERVICE' ? 'SERVICE' : 'PRODUCT';
  return { id, category_id: category, name, slug: slug || name, type: kind, brand, image_sm, image, description, url };
}

/** A category is given by id or by name; a new name becomes a category, a blank one goes to the general one; services have none. */
function categoryOf({ type, category, category_id }: Row, categories: Map<string, CategoryRow>): number | null {
  if (category_id) return category_id;
  if (type === 'SERVICE') return null;
  const name = category || messages.import.uncategorized;
  const known = categories.get(name);
  if (known) return known.id;
  const id = Math.max(0, ...[...categories.values()].map((one) => one.id)) + 1;
  categories.set(name, { id, name, image_sm: '' });
  return id;
}

function relatedIds(list: unknown): number[] {
  if (!Array.isArray(list)) return [];
  return list.map((item) => Number(typeof item === 'object' && item ? item.id : item)).filter(Number.isInteger);
}

function featured(products: readonly ProductRow[]): number[] {
  const equipment = products.filter(({ type }) => type === 'PRODUCT');
  const withPicture = equipment.filter(({ image_sm }) => image_sm !== '');
  return (withPicture.length > 0 ? withPicture : equipment).slice(0, FEATURED).map(({ id }) => id);
}
