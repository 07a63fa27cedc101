import { limits } from '@/content/limits';
import { uncategorized } from '@/content/requests';
import { complementNames } from '@/lib/catalogue/product';
import { ID } from '@/lib/ids';
import { foldAccents } from '@/lib/text';
import { type Catalogue, type Category, dropBlank, type Product, type Stored } from './catalogue';
import { fold } from './columns';
import { createRowReader, type Fault, type Row } from './product';
import type { FileRead } from './read-file';
import { compareCatalogues, type Difference } from './rows';

/** Share of the products, or of the services: removing more needs --yes. */
const MAX_REMOVED_PART = 1 / 2;
/** How many products are featured when the file does not say which. */
const MAX_FEATURED = 10;
/** The type of rows that exports had until 2026-11 for what was removed. They may fail from 2027-06 on. */
const OLD_ROW = /^REMOVED/;
const ID_NOTE = 'el id es la dirección de cada producto: no lo use para numerar las filas';
const NOTHING: Stored = { categories: [], suggested: [], products: [], removed: [], storedAt: null };

type Choices = {
  /** Keeps the services of the database, which the file must not have then. */
  readonly keepsServices?: boolean;
  /** Gives the product of a row the pictures that were made for it. */
  readonly join?: (product: Product, line: number) => Product;
};

/** A product that has or had an address. */
type Known = Pick<Product, 'id' | 'name' | 'code'>;
/** A row with the id of its product; `isNew` where nobody knew that. */
type Keyed = Row & { readonly id: number; readonly isNew: boolean };

/**
 * Works out what the import of a file does to what is stored (null: nothing; the sample is nobody's), and stores nothing. With a fault nothing
 * of it may be stored; with a doubt only if the person says so.
 */
export function planImport(file: FileRead, stored: Stored | null, { keepsServices, join }: Choices = {}) {
  const before = stored && stored.storedAt !== null ? stored : NOTHING;
  const faults = [...file.faults];
  const { read, describeRepairs } = createRowReader(faults);
  const all = file.records.filter(({ fields }) => !OLD_ROW.test(String(fields.type))).map(read);
  const services = keepsServices ? (stored?.products ?? []).filter(isService) : [];
  const own = all.find(isService);
  if (services.length > 0 && own)
    throw new Error(`el archivo tiene servicios propios (fila ${own.line}): cárguelo sin --keep-services`);
  all.push(...services.map((fields) => read({ line: 0, fields })));
  const rows = all.filter((row) => row.type === 'PRODUCT' || isService(row));
  const gone = before.removed.filter((one) => !isCategory(one));
  const { keyed, swapped, doubts } = assignIds(rows, before.products, gone, faults);
  const known = [...before.removed.filter(isCategory), ...before.categories];
  const categories = createCategories(all.filter(isCategory), known);
  const products = createProducts(keyed, categories.getId, join);
  const suggested = chooseFeatured(products, keyed);
  const catalogue: Catalogue = { categories: categories.list(), suggested, products };
  faults.sort((a, b) => a.line - b.line);
  const differences = faults.length > 0 ? [] : compareCatalogues(before, catalogue);
  const notes = [
    ...[...file.notes, ...describeRepairs(false), ...listMissing(rows, stored), describeSize(catalogue)],
    ...(rows.some(({ id }) => id !== null) ? [ID_NOTE] : []),
  ];
  const allDoubts = [...describeRepairs(true), ...doubts, ...listLosses(before, differences)];
  return { catalogue, faults, differences, swapped, notes, doubts: allDoubts };
}

/** '300 productos en 6 categorías'. */
export const describeSize = ({ products, categories }: Catalogue) =>
  `${products.length} productos en ${categories.length} categorías`;

const isService = ({ type }: { readonly type: string }) => type === 'SERVICE';
const isCategory = ({ type }: { readonly type: string }) => type === 'CATEGORY';

/**
 * Gives every row the id of its product: the row's own, else by its code, else by a name that is there once in file and database; else a new
 * one that no product had before (docs/decisions.md#the-code-is-the-key-of-a-product).
 */
function assignIds(rows: readonly Row[], products: readonly Known[], gone: readonly Known[], faults: Fault[]) {
  const all = [...gone, ...products];
  const byId = new Map(all.map((product) => [product.id, product]));
  const byCode = new Map(all.map((product) => [foldCode(product.code), product]));
  const byName = groupBy(products, ({ name }) => foldName(name));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const rowsByName = groupBy(rows, ({ name }) => foldName(name));
  /** Another product of the catalogue that a row is by its code or name, which no other row has. */
  const findOther = (row: Row, product: Known, owner: Known | undefined): Known | undefined => {
    const name = foldName(row.name);
    if (owner === product || foldName(product.name) === name) return undefined;
    const others = (byName.get(name) ?? []).filter((other) => other !== product);
    const isElsewhere = ({ id }: Known) => foldName(rowsById.get(id)?.name ?? '') === name;
    return owner ?? (others.some(isElsewhere) ? undefined : others[0]);
  };
  // The rows that have an id or a code.
  const [taken, codes, found] = [new Map<number, number>(), new Map<string, number>(), new Map<Row, number>()];
  const swapped: Fault[] = [];
  for (const row of rows) {
    const { line, code, name } = row;
    const key = foldCode(code);
    const owner = key ? byCode.get(key) : undefined;
    const id = row.id ?? owner?.id;
    if (codes.has(key))
      faults.push({ line, reason: `el código ${code} está dos veces: también en la fila ${codes.get(key)}` });
    else if (id && taken.has(id))
      faults.push({ line, reason: `el id ${id} está dos veces: la fila ${taken.get(id)} es ese producto` });
    if (key && !codes.has(key)) codes.set(key, line);
    if (id === undefined) continue;
    taken.set(id, line);
    found.set(row, id);
    const product = byId.get(id);
    const other = product && findOther(row, product, owner);
    if (other) swapped.push({ line, reason: `el id ${id} es de '${product.name}', y '${name}' es el ${other.id}` });
  }

  let last = all.reduce((most, { id }) => Math.max(most, id), 0);
  const takeNext = () => {
    do last += 1;
    while (rowsById.has(last));
    return last;
  };
  const findByName = ({ name }: Row): number | undefined => {
    const [[product, ...more] = [], same = []] = [byName.get(foldName(name)), rowsByName.get(foldName(name))];
    return product && more.length === 0 && same.length === 1 && !taken.has(product.id) ? product.id : undefined;
  };
  const keyed = rows.map((row): Keyed => {
    const known = found.get(row) ?? findByName(row);
    const id = known ?? takeNext();
    taken.set(id, row.line);
    return { ...row, id, code: row.code || (byId.get(id)?.code ?? ''), isNew: known === undefined };
  });
  const hasKeys = codes.size > 0 || rows.some(({ id }) => id !== null);
  const strangers = hasKeys || products.length === 0 ? 0 : keyed.filter(({ isNew }) => isNew).length;
  const doubts = [
    swapped.length > 0 && `${swapped.length} filas tienen el id de un producto y el código o el nombre de otro`,
    strangers > 0 &&
      `el archivo no tiene claves (id o código) y ${strangers} filas no son un producto por su nombre: tendrían direcciones nuevas`,
  ];
  return { keyed, swapped, doubts: doubts.filter((it) => it !== false) };
}

/** Spaces and case do not tell two codes apart. */
const foldCode = (code = '') => code.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
const foldName = (name: string) => foldAccents(name.replace(/\s+/g, ' '));

function groupBy<T, K>(items: readonly T[], toKey: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(toKey(item));
    if (group) group.push(item);
    else groups.set(toKey(item), [item]);
  }
  return groups;
}

/** The categories of an import: those of the file, and those that its rows name. A known one keeps its id and picture, however its name is spelled. */
function createCategories(given: readonly Row[], known: readonly Category[]) {
  const toKey = (name: string) => fold(name) || name;
  const [byName, ids] = [new Map<string, Category>(), new Set<number>()];
  let last = [...given, ...known].reduce((most, { id }) => Math.max(most, id ?? 0), 0);
  const add = ({ id, name, image_sm, lang }: Category): number => {
    byName.set(toKey(name), dropBlank<Category>({ id, name, image_sm, lang }));
    ids.add(id);
    last = Math.max(last, id);
    return id;
  };
  for (const { id, name, own } of given) add({ ...own, id: id ?? 0, name });
  const knownByName = new Map(known.map((category) => [toKey(category.name), category]));
  const getId = (row: Row): number | undefined => {
    if (isService(row)) return undefined;
    const name = row.category || uncategorized;
    const found = byName.get(toKey(name));
    if (found) return found.id;
    const same = knownByName.get(toKey(name));
    // Unless another one of the file has its id.
    if (same && !ids.has(same.id)) return add({ ...same, name });
    return add({ id: last + 1, name, lang: row.category && row.own.lang });
  };
  return { getId, list: () => [...byName.values()].sort((a, b) => a.id - b.id) };
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
    const { id, code, line, name, type, own, keys, replacedBy } = row;
    const toOthers = (list?: readonly string[]) => toIds(list).filter((other) => other !== id);
    const complements = complementNames.map((list) => [list, toOthers(keys[list]).slice(0, limits.details.related)]);
    const product = dropBlank<Product>({
      ...{ id, code, type, name, category_id: getCategory(row), ...own, ...Object.fromEntries(complements) },
      ...{ replaced_by: toOthers(replacedBy)[0], related_products: toIds(keys.related_products) },
    });
    return join(product, line);
  });
  return products.sort((a, b) => a.id - b.id);
}

/** The featured products: those that the rows mark, by their place, else the first ones, with a picture if any has one. */
function chooseFeatured(products: readonly Product[], keyed: readonly Keyed[]): number[] {
  const marked = keyed.filter(({ featured }) => featured > 0).sort((a, b) => a.featured - b.featured || 0);
  if (marked.length > 0) return marked.map(({ id }) => id);
  const equipment = products.filter((product) => !isService(product));
  const pictured = equipment.filter(({ image_sm }) => image_sm);
  return (pictured.length > 0 ? pictured : equipment).slice(0, MAX_FEATURED).map(({ id }) => id);
}

/** What the site will lack after the import. */
function listMissing(rows: readonly Row[], stored: Stored | null): string[] {
  const equipment = rows.filter((row) => !isService(row));
  const bare = equipment.filter(({ category }) => !category);
  const had = stored?.products.filter(isService).length ?? 0;
  const where = `${bare.length} de ${equipment.length} productos no tienen categoría (el primero: fila ${bare[0]?.line})`;
  const keep = had > 0 ? `; --keep-services conserva los ${had} de ahora` : '';
  const help = bare.length < equipment.length ? '; ¿hay celdas combinadas? --fill-merged las llena' : '';
  const hasServices = equipment.length < rows.length || (stored && had === 0);
  return [
    ...(bare.length > 0 ? [`${where} y entran en '${uncategorized}'${help}`] : []),
    ...(hasServices ? [] : [`el archivo no tiene servicios, y el sitio no mostrará ninguno${keep}`]),
  ];
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
