import { limits } from '@/content/limits';
import { uncategorized } from '@/content/requests';
import { relationNames } from '@/lib/catalogue/product';
import { ID } from '@/lib/ids';
import { foldAccents } from '@/lib/text';
import { type Catalogue, type Category, dropBlank, type Product, type Removed, type Stored } from './catalogue';
import { fold } from './columns';
import { createRowReader, type Fault, type Row } from './product';
import type { FileRead } from './read-file';
import { compareCatalogues, type Difference } from './rows';

/** Of the products, or of the services: who removes more is asked whether that is meant. */
const MAX_REMOVED_PART = 1 / 2;
/** How many products are featured when the file does not say which. */
const MAX_FEATURED = 10;
const ID_NOTE = 'el id es la dirección de cada producto: no lo use para numerar las filas';
const NOTHING: Catalogue = { categories: [], suggested: [], products: [], removed: [] };

type Choices = {
  /** Language of what does not say its own (BCP 47). */
  readonly lang?: string | undefined;
  /** Keeps the services of the database, which the file must not have then. */
  readonly keepsServices?: boolean;
  /** Gives the product of a row the pictures that were made for it. */
  readonly join?: (product: Product, line: number) => Product;
};

/** A product that has or had an address. */
type Known = Pick<Product, 'id' | 'name' | 'code'>;
/** A row with its product, and by what that was found. */
type Keyed = { readonly row: Row; readonly id: number; readonly code: string; readonly way: 'key' | 'name' | 'new' };

/**
 * Works out what the import of a file does to what is stored (null: nothing; the sample is nobody's), and stores nothing. With a fault nothing
 * of it may be stored; with a doubt only if the person says so.
 */
export function planImport(file: FileRead, stored: Stored | null, choices: Choices = {}) {
  const before = stored && stored.storedAt !== null ? stored : NOTHING;
  const faults = [...file.faults];
  const { read, describeMended } = createRowReader(choices.lang, faults);
  const all = file.records.map(read);
  const services = choices.keepsServices ? (stored?.products ?? []).filter(isService) : [];
  const own = all.find(isService);
  if (services.length > 0 && own)
    throw new Error(`el archivo tiene servicios propios (fila ${own.line}): cárguelo sin --keep-services`);
  all.push(...services.map((fields) => read({ line: 0, fields: { lang: '', ...fields } })));
  const bad = new Set(faults.map(({ line }) => line));
  const good = all.filter(({ line }) => line === 0 || !bad.has(line));
  const rows = good.filter((row) => row.type === 'PRODUCT' || isService(row));
  const gone = good.flatMap(toRemoved);
  const removed = [...gone, ...before.removed];

  const { keyed, rowNotes, doubts } = assignIds(rows, before.products, removed, faults);
  const categories = createCategories(good, [...removed.filter(isCategory), ...before.categories], choices.lang);
  const products = createProducts(keyed, categories.getId, faults, choices.join);
  const catalogue: Catalogue = {
    categories: categories.list(),
    suggested: chooseFeatured(products, file.suggested, keyed),
    products,
    removed: gone,
  };
  faults.sort((a, b) => a.line - b.line);
  const differences = faults.length > 0 ? [] : compareCatalogues(before, catalogue);
  const count = (wanted: Keyed['way']) => keyed.filter(({ way }) => way === wanted).length;
  const ways = `${count('key')} por id o código, ${count('name')} por nombre, ${count('new')} nuevos`;
  return {
    ...{ catalogue, faults, differences, rowNotes },
    notes: [
      ...[...file.notes, ...describeMended(false), ...listMissing(rows, stored)],
      `${describeSize(catalogue)}: ${ways}`,
      ...(rows.some(({ id }) => id !== null) ? [ID_NOTE] : []),
    ],
    doubts: faults.length > 0 ? [] : [...describeMended(true), ...doubts, ...listLosses(before, differences)],
  };
}

/** '300 productos en 6 categorías'. */
export const describeSize = ({ products, categories }: Catalogue) =>
  `${products.length} productos en ${categories.length} categorías`;

const isService = ({ type }: { readonly type: string }) => type === 'SERVICE';
const isCategory = ({ type }: { readonly type: string }) => type === 'CATEGORY';

/** What a row says was removed. */
function toRemoved({ type, id, code, name }: Row): Removed[] {
  if (!type.startsWith('REMOVED') || id === null) return [];
  return [dropBlank({ type: type === 'REMOVED' ? 'PRODUCT' : 'CATEGORY', id, name, code })];
}

/**
 * Gives every row the id of its product: the row's own, else by its code, else by a name that is there once in file and database; else a new
 * one that no product had before (docs/decisions.md#the-code-is-the-key-of-a-product).
 */
function assignIds(rows: readonly Row[], products: readonly Known[], removed: readonly Removed[], faults: Fault[]) {
  const present = new Set(products.map(({ id }) => id));
  const gone = removed.filter((one) => !isCategory(one) && !present.has(one.id));
  const all: readonly Known[] = [...gone, ...products];
  const byId = new Map(all.map((product) => [product.id, product]));
  const byCode = new Map(all.map((product) => [foldCode(product.code), product]));
  const named = groupBy(products, ({ name }) => foldName(name));
  const namedInFile = groupBy(rows, ({ name }) => foldName(name));
  const inFile = new Map(rows.map((row) => [row.id, row]));
  const findOwner = ({ code }: Row) => (code ? byCode.get(foldCode(code)) : undefined);

  /** What speaks against the id and the code of a row. */
  const findFault = ({ code, id: own }: Row, id: number | undefined): string | undefined => {
    const [key, product] = [foldCode(code), own ? byId.get(own) : undefined];
    if (key && codes.has(key)) return `el código ${code} está dos veces: también en la fila ${codes.get(key)}`;
    if (id && taken.has(id)) return `el id ${id} está dos veces: la fila ${taken.get(id)} es ese producto`;
    const isOther = product?.code && !present.has(product.id) && key && foldCode(product.code) !== key;
    return isOther ? `el id ${own} era de ${product.code}, que se quitó: deje vacío el id de ${code}` : undefined;
  };
  /** Another product of the catalogue that a row is by its code or name, which no other row has. */
  const findOther = (row: Row, product: Known | undefined): Known | undefined => {
    const [owner, name] = [findOwner(row), foldName(row.name)];
    if (!product || owner === product || foldName(product.name) === name) return undefined;
    const others = (named.get(name) ?? []).filter((other) => other !== product);
    const isElsewhere = ({ id }: Known) => foldName(inFile.get(id)?.name ?? '') === name;
    return owner ?? (others.some(isElsewhere) ? undefined : others[0]);
  };
  const [taken, codes, found] = [new Map<number, number>(), new Map<string, number>(), new Map<Row, number>()];
  const swapped: Fault[] = [];
  for (const row of rows) {
    const { line, code, name } = row;
    const id = row.id ?? findOwner(row)?.id;
    const reason = findFault(row, id);
    if (reason) faults.push({ line, reason });
    if (code && !codes.has(foldCode(code))) codes.set(foldCode(code), line);
    if (reason || id === undefined) continue;
    taken.set(id, line);
    found.set(row, id);
    const [product, other] = [byId.get(id), findOther(row, byId.get(id))];
    if (other) swapped.push({ line, reason: `el id ${id} es de '${product?.name}', y '${name}' es el ${other.id}` });
  }

  let last = all.reduce((most, { id }) => Math.max(most, id), 0);
  const takeNext = () => {
    do last += 1;
    while (inFile.has(last));
    return last;
  };
  const findByName = ({ name }: Row): number | undefined => {
    const [[product, ...more] = [], same = []] = [named.get(foldName(name)), namedInFile.get(foldName(name))];
    return product && more.length === 0 && same.length === 1 && !taken.has(product.id) ? product.id : undefined;
  };
  const bad = new Set(faults.map(({ line }) => line));
  const keyed = rows
    .filter(({ line }) => line === 0 || !bad.has(line))
    .map((row): Keyed => {
      const [byKey, byName] = [found.get(row), found.has(row) ? undefined : findByName(row)];
      const id = byKey ?? byName ?? takeNext();
      taken.set(id, row.line);
      const way = byKey ? 'key' : byName ? 'name' : 'new';
      return { row, id, code: row.code || (byId.get(id)?.code ?? ''), way };
    });
  const hasKeys = codes.size > 0 || rows.some(({ id }) => id !== null);
  const strangers = hasKeys || products.length === 0 ? [] : keyed.filter(({ way }) => way === 'new');
  const doubts = [
    swapped.length > 0 && `${swapped.length} filas tienen el id de un producto y el código o el nombre de otro`,
    strangers.length > 0 &&
      `el archivo no tiene claves (id o código) y ${strangers.length} filas no son un producto por su nombre: tendrían direcciones nuevas`,
  ];
  const notes = strangers.map(({ row, id }) => ({ line: row.line, reason: `'${row.name}' sería el producto ${id}` }));
  return { keyed, rowNotes: [...notes, ...swapped], doubts: doubts.filter((it) => it !== false) };
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
function createCategories(rows: readonly Row[], known: readonly (Category | Removed)[], lang: string | undefined) {
  const toKey = (name: string) => fold(name) || name;
  const [byName, ids] = [new Map<string, Category>(), new Set<number>()];
  const given = rows.filter(isCategory);
  let last = [...given, ...known].reduce((most, { id }) => Math.max(most, id ?? 0), 0);
  const add = ({ id, name, image_sm, lang: own }: Category): number => {
    byName.set(toKey(name), dropBlank<Category>({ id, name, image_sm, lang: own }));
    ids.add(id);
    last = Math.max(last, id);
    return id;
  };
  for (const { id, name, texts } of given) add({ id: id ?? 0, name, ...texts, lang: texts.lang || lang });
  const knownByName = new Map(known.map((category) => [toKey(category.name), category]));
  const knownById = new Map(known.map((category) => [category.id, category]));
  /** A known category under the name that the file has for it, unless another one of the file has its id. */
  const addKnown = (category: Category | undefined, name = category?.name ?? ''): number | undefined =>
    category && !ids.has(category.id) ? add({ ...category, name }) : undefined;
  /** The id of a row's category; NaN for one that is nowhere. */
  const getId = (row: Row): number | undefined => {
    const { category, category_id: id } = row;
    if (id !== null && ids.has(id)) return id;
    if (id !== null && category === '') return addKnown(knownById.get(id)) ?? Number.NaN;
    if (isService(row)) return undefined;
    const name = category || uncategorized;
    const found = byName.get(toKey(name))?.id ?? addKnown(knownByName.get(toKey(name)), name);
    return found ?? add({ id: id ?? last + 1, name, lang: category && row.texts.lang });
  };
  return { getId, list: () => [...byName.values()].sort((a, b) => a.id - b.id) };
}

/** The products of the rows, in the order of their ids; products that they name by code or id are ids then. */
function createProducts(
  keyed: readonly Keyed[],
  getCategory: (row: Row) => number | undefined,
  faults: Fault[],
  join: Choices['join'] = (product) => product,
): Product[] {
  const ids = new Map(keyed.filter(({ code }) => code).map(({ code, id }) => [foldCode(code), id]));
  const toIds = (keys: readonly string[] = []) => {
    const named = keys.map((key) => String(ids.get(foldCode(key)) ?? key));
    return named.filter((key) => ID.test(key)).map(Number);
  };
  const products = keyed.map(({ row, id, code }) => {
    const { line, name, type, texts, details, keys } = row;
    const category_id = getCategory(row);
    if (Number.isNaN(category_id)) faults.push({ line, reason: `no hay una categoría ${row.category_id}` });
    const toOthers = (list?: readonly string[]) => toIds(list).filter((other) => other !== id);
    const relations = relationNames.map((list) => [list, toOthers(keys[list]).slice(0, limits.details.related)]);
    const product = dropBlank<Product>({
      ...{ id, code, type, name, category_id, ...texts, related_products: toIds(keys.related_products), ...details },
      ...{ ...Object.fromEntries(relations), replaced_by: toOthers(row.replacedBy)[0] },
    });
    return join(product, line);
  });
  return products.sort((a, b) => a.id - b.id);
}

/** The featured products that the file lists, else those that its rows mark, by their place, else the first ones, with a picture if any has one. */
function chooseFeatured(products: readonly Product[], listed: readonly number[], keyed: readonly Keyed[]): number[] {
  const marked = keyed.filter(({ row }) => row.featured > 0).sort((a, b) => a.row.featured - b.row.featured || 0);
  const known = new Set(products.map(({ id }) => id));
  const chosen = [...new Set(listed.length > 0 ? listed : marked.map(({ id }) => id))].filter((id) => known.has(id));
  if (chosen.length > 0) return chosen;
  const equipment = products.filter((product) => !isService(product));
  const pictured = equipment.filter(({ image_sm }) => image_sm);
  return (pictured.length > 0 ? pictured : equipment).slice(0, MAX_FEATURED).map(({ id }) => id);
}

/** What the site will lack after the import. */
function listMissing(rows: readonly Row[], stored: Stored | null): string[] {
  const equipment = rows.filter((row) => !isService(row));
  const bare = equipment.filter(({ category, category_id }) => !category && category_id === null);
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
