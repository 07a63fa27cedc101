import { uncategorized } from '@/content/requests';
import { productLists } from '@/lib/catalogue/product';
import { ID } from '@/lib/ids';
import { foldAccents } from '@/lib/text';
import { type Catalogue, type Category, dropBlank, type Product, type Stored } from './catalogue';
import { fold } from './columns';
import { createRowReader, type Fault, type Row } from './product';
import type { FileRead } from './read-file';
import { CATEGORY, compareCatalogues, type Difference } from './rows';

/** Of the products, or of the services: who removes more is asked whether that is meant. */
const MAX_REMOVED_PART = 1 / 2;
/** How many products are featured when the file does not say which. */
const MAX_FEATURED = 10;
/** The type of rows that exports had until 2026-11 for what was removed. They may fail from 2027-06 on. */
const OLD_ROW = /^REMOVED/;
const NOTHING: Stored = { categories: [], suggested: [], products: [], removed: [], storedAt: null };

type Choices = {
  /** Keeps the services of the database, which the file must not have then. */
  readonly keepsServices?: boolean;
  /** Gives the product of a row the pictures that were made for it. */
  readonly join?: (product: Product, line: number) => Product;
};

/** A product that has or had an address. */
type Known = Pick<Product, 'id' | 'name' | 'code'>;
type Keyed = Row & { readonly id: number };

/** What an import would do to what is stored (null: nothing); faults forbid it, doubts need a yes. */
export function planImport(file: FileRead, stored: Stored | null, { keepsServices, join }: Choices = {}) {
  const before = stored && stored.storedAt !== null ? stored : NOTHING;
  const faults = [...file.faults];
  const { read, describeRepairs } = createRowReader(faults);
  const own = file.records.filter(({ fields }) => !OLD_ROW.test(String(fields.type))).map(read);
  const services = keepsServices ? (stored?.products ?? []).filter(isService) : [];
  const first = own.find(isService);
  if (services.length > 0 && first)
    throw new Error(`el archivo tiene servicios propios (fila ${first.line}): cárguelo sin --keep-services`);
  const all = [...own, ...services.map((fields) => read({ line: 0, fields }))];
  const rows = all.filter((row) => !isCategory(row));
  const gone = before.removed.filter((one) => !isCategory(one));
  const { keyed, swapped, doubts } = assignIds(rows, before.products, gone, faults);
  const known = [...before.removed.filter(isCategory), ...before.categories];
  const categories = createCategories(all.filter(isCategory), known);
  const products = createProducts(keyed, categories.getId, join);
  const suggested = chooseFeatured(products, keyed);
  const catalogue: Catalogue = { categories: categories.list(), suggested, products };
  faults.sort((a, b) => a.line - b.line);
  const differences = faults.length > 0 ? [] : compareCatalogues(before, catalogue);
  const notes = [...file.notes, ...describeRepairs(false), ...listMissing(rows)];
  const allDoubts = [...describeRepairs(true), ...doubts, ...listLosses(before, differences)];
  return { catalogue, faults, differences, swapped, notes, doubts: allDoubts };
}

/** '300 productos en 6 categorías'. */
export const describeSize = ({ products, categories }: Catalogue) =>
  `${products.length} productos en ${categories.length} categorías`;

const isService = ({ type }: { readonly type: string }) => type === 'SERVICE';
const isCategory = ({ type }: { readonly type: string }) => type === CATEGORY;

/** Gives each row an id: its own, else by code, else by a unique name, else a new one that no product had before. */
function assignIds(rows: readonly Row[], products: readonly Known[], gone: readonly Known[], faults: Fault[]) {
  const all = [...gone, ...products];
  const byId = new Map(all.map((product) => [product.id, product]));
  const byCode = new Map(all.map((product) => [foldCode(product.code), product]));
  const [findProduct, findRow] = [createNameSearch(products), createNameSearch(rows)];
  const [codes, taken] = [new Map<string, number>(), new Map<number, number>()];
  const swapped: Fault[] = [];
  const claim = <K>(claimed: Map<K, number>, key: K, line: number, what: string): boolean => {
    const first = claimed.get(key);
    if (first === undefined) claimed.set(key, line);
    else faults.push({ line, reason: `${what} está dos veces: también en la fila ${first}` });
    return first === undefined;
  };
  // The rows that have an id or a code.
  const ids = rows.map((row) => {
    const { line, code, name } = row;
    const key = foldCode(code);
    if (key && !claim(codes, key, line, `el código ${code}`)) return undefined;
    const owner = key ? byCode.get(key) : undefined;
    const id = row.id ?? owner?.id;
    if (id === undefined) return undefined;
    claim(taken, id, line, `el id ${id}`);
    const [product, other] = [byId.get(id), owner ?? findProduct(name)];
    if (product && other && product !== other && foldName(product.name) !== foldName(name))
      swapped.push({ line, reason: `el id ${id} es de '${product.name}', y '${name}' es el ${other.id}` });
    return id;
  });

  let last = all.reduce((most, { id }) => Math.max(most, id), 0);
  let strangers = 0;
  const takeNext = () => {
    strangers += 1;
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const keyed = rows.map((row, at): Keyed => {
    const same = findRow(row.name) === row ? findProduct(row.name) : undefined;
    const id = ids[at] ?? (same && !taken.has(same.id) ? same.id : takeNext());
    taken.set(id, row.line);
    return { ...row, id, code: row.code || (byId.get(id)?.code ?? '') };
  });
  const hasKeys = codes.size > 0 || rows.some(({ id }) => id !== null);
  const doubts = [
    swapped.length > 0 && `${swapped.length} filas tienen el id de un producto y el código o el nombre de otro`,
    !hasKeys &&
      products.length > 0 &&
      strangers > 0 &&
      `el archivo no tiene claves (id o código) y ${strangers} filas no son un producto por su nombre: tendrían direcciones nuevas`,
  ];
  return { keyed, swapped, doubts: doubts.filter((it) => it !== false) };
}

/** Spaces and case do not tell two codes apart. */
const foldCode = (code = '') => code.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
const foldName = (name: string) => foldAccents(name.replace(/\s+/g, ' '));

/** Finds the item of a name that only one has. */
function createNameSearch<T extends { readonly name: string }>(items: readonly T[]) {
  const entries = items.map((item) => [foldName(item.name), item] as const);
  const [first, last] = [new Map(entries.toReversed()), new Map(entries)];
  return (name: string): T | undefined => {
    const found = first.get(foldName(name));
    return found === last.get(foldName(name)) ? found : undefined;
  };
}

/** The categories of the file and those that its rows name; a known one keeps its id and picture in any spelling. */
function createCategories(given: readonly Row[], known: readonly Category[]) {
  const toKey = (name: string) => fold(name) || name;
  const byName = new Map<string, Category>();
  for (const { id, name, own } of given) byName.set(toKey(name), { ...own, id: id ?? 0, name });
  // Unless another one of the file has its id.
  const free = known.filter((category) => given.every(({ id }) => id !== category.id));
  const freeByName = new Map(free.map((category) => [toKey(category.name), category]));
  let last = [...given, ...known].reduce((most, { id }) => Math.max(most, id ?? 0), 0);
  const getId = (row: Row): number | undefined => {
    if (isService(row)) return undefined;
    const name = row.category || uncategorized;
    const key = toKey(name);
    const same = byName.get(key) ?? freeByName.get(key);
    if (!same) last += 1;
    const category = same ?? { id: last };
    if (!byName.has(key)) byName.set(key, { ...category, name });
    return category.id;
  };
  const list = () => {
    const all = [...byName.values()].sort((a, b) => a.id - b.id);
    return all.map(({ id, name, image_sm }) => dropBlank<Category>({ id, name, image_sm }));
  };
  return { getId, list };
}

/** The products of the rows, in the order of their ids; products that they name by code or id are ids then. */
function createProducts(
  keyed: readonly Keyed[],
  getCategory: (row: Row) => number | undefined,
  join: Choices['join'] = (product) => product,
): Product[] {
  const ids = new Map(keyed.filter(({ code }) => code).map(({ code, id }) => [foldCode(code), id]));
  const toIds = (keys: readonly string[] = []) => {
    const named = keys.map((key) => String(ids.get(foldCode(key)) ?? key));
    return named.filter((key) => ID.test(key)).map(Number);
  };
  const products = keyed.map((row) => {
    const { id, code, line, name, type, own, keys } = row;
    const lists = Object.fromEntries(productLists.map((list) => [list, toIds(keys[list])]));
    const [replaced_by] = toIds(keys.replaced_by);
    const category_id = getCategory(row);
    return join(dropBlank<Product>({ id, code, type, name, category_id, ...own, replaced_by, ...lists }), line);
  });
  return products.sort((a, b) => a.id - b.id);
}

/** The featured products: those that rows mark, in their order, else the first ones, with a picture if any has one. */
function chooseFeatured(products: readonly Product[], keyed: readonly Keyed[]): number[] {
  const marked = keyed.filter(({ featured }) => featured > 0).sort((a, b) => a.featured - b.featured || 0);
  if (marked.length > 0) return marked.map(({ id }) => id);
  const equipment = products.filter((product) => !isService(product));
  const pictured = equipment.filter(({ image_sm }) => image_sm);
  return (pictured.length > 0 ? pictured : equipment).slice(0, MAX_FEATURED).map(({ id }) => id);
}

/** What the site will lack after the import. */
function listMissing(rows: readonly Row[]): string[] {
  const equipment = rows.filter((row) => !isService(row));
  const bare = equipment.filter(({ category }) => !category);
  const missing = [
    bare.length > 0 &&
      `${bare.length} productos no tienen categoría (el primero: fila ${bare[0]?.line}) y entran en '${uncategorized}'; llene las celdas combinadas en la hoja`,
    equipment.length === rows.length && 'el archivo no tiene servicios; --keep-services conserva los de ahora',
  ];
  return missing.filter((it) => it !== false);
}

/** Why what is removed is asked about. */
function listLosses({ products }: Catalogue, differences: readonly Difference[]): string[] {
  const removed = differences.flatMap(({ change, item }) => (change === 'removed' ? [item] : []));
  const kinds = { PRODUCT: 'productos', SERVICE: 'servicios (--keep-services los conserva)' };
  return Object.entries(kinds).flatMap(([type, what]) => {
    const [all = 0, lost = 0] = [products, removed].map((items) => items.filter((item) => item.type === type).length);
    return lost > all * MAX_REMOVED_PART ? [`se quitarían ${lost} de ${all} ${what}`] : [];
  });
}
