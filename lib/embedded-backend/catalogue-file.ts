import type { Catalogue, CategoryRow, ProductRow } from './catalogue';

type Attribute = { readonly name: string; readonly value: string };
export type FileProduct = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly code?: string;
  readonly category_id?: number;
  readonly attributes?: readonly Attribute[];
};
/** What was removed: nobody else gets its id. */
export type Removed = {
  readonly type: 'PRODUCT' | 'CATEGORY';
  readonly id: number;
  readonly code?: string | null;
  readonly name: string;
};
type FileCategory = Partial<CategoryRow> & Pick<CategoryRow, 'id' | 'name'>;

/** A catalogue as a JSON file has it, in the shape that an import reads. */
export type CatalogueFile = {
  readonly categories: readonly FileCategory[];
  /** Ids of the featured products, in their order. */
  readonly suggested: readonly number[];
  readonly products: readonly FileProduct[];
  readonly removed: readonly Removed[];
};

/** Everything that a catalogue has, in the order of ids; what is blank is left out. */
export function toFile({ categories, products, related, suggested }: Catalogue, removed: readonly Removed[] = []) {
  const ids = new Set(products.map(({ id }) => id));
  const present = { PRODUCT: ids, CATEGORY: new Set(categories.map(({ id }) => id)) };
  const gone = removed.filter(({ type, id }) => !present[type].has(id));
  const file: CatalogueFile = {
    categories: sortById(categories).map((category) => dropBlank<FileCategory>(category)),
    suggested: [...new Set(suggested)].filter((id) => ids.has(id)),
    products: sortById(products).map((product) => toProduct(product, related.get(product.id) ?? [])),
    removed: sortById(gone)
      .sort((a, b) => b.type.localeCompare(a.type))
      .map((product) => dropBlank<Removed>(product)),
  };
  return file;
}

function toProduct(
  { id, code, type, name, slug, attributes, details, ...fields }: ProductRow,
  related: readonly number[],
): FileProduct {
  const own = { ...fields, slug: slug === name ? '' : slug, attributes: toAttributes(attributes) };
  const more = details === null ? {} : (JSON.parse(details) as Record<string, unknown>);
  return dropBlank({ id, code, type, name, ...own, related_products: related, ...more });
}

/** The facts that the site shows: texts, and of a repeated name the first. */
function toAttributes(stored: string | null): Attribute[] {
  const list: unknown = JSON.parse(stored ?? '[]');
  const known = new Map<string, string>();
  for (const item of Array.isArray(list) ? list : []) {
    const [name, value] = [toText(item?.name).replace(/\s+/g, ' '), toText(item?.value)];
    if (name && value && !known.has(name)) known.set(name, value);
  }
  return [...known].map(([name, value]) => ({ name, value }));
}

const toText = (value: unknown): string => (['string', 'number'].includes(typeof value) ? String(value).trim() : '');

function dropBlank<T>(values: object): T {
  const isBlank = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value))) as T;
}

const sortById = <T extends { readonly id: number }>(list: readonly T[]): T[] => [...list].sort((a, b) => a.id - b.id);
