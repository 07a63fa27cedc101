import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { productLists, relationNames } from '@/lib/catalogue/product';
import { type Catalogue, type Category, dropBlank, type Product, type Stored } from '@/lib/embedded-backend/catalogue';
import { compareCatalogues, type Difference } from '@/lib/embedded-backend/flat-rows';
import { ID } from '@/lib/ids';
import { foldAccents } from '@/lib/text';
import { createCheck, type Fault, type Row, toShown } from './check';
import { fold } from './headings';
import type { FileRead } from './read-file';

/** Of the products, or of the services: who removes more is asked whether that is meant. */
const MAX_REMOVED_PART = 1 / 2;
/** How many products are featured when the file does not say which. */
const MAX_FEATURED = 10;
const NOTHING: Catalogue = { categories: [], suggested: [], products: [], removed: [] };

type Choices = {
  /** Language of what does not say its own (BCP 47). */
  readonly lang?: string | undefined;
  /** Keeps the services of the database, which the file must not have then. */
  readonly keepsServices?: boolean;
  /** Gives the product of a row the pictures that were made for it. */
  readonly join?: (product: Product, line: number) => Product;
};

/** What an import would do. */
export type Plan = {
  /** With a fault nothing of it may be stored. */
  readonly catalogue: Catalogue;
  readonly faults: readonly Fault[];
  /** What is worth knowing of single rows, and of the file. */
  readonly rowNotes: readonly Fault[];
  readonly notes: readonly string[];
  readonly differences: readonly Difference[];
  /** Why it is not done without --yes. */
  readonly doubts: readonly string[];
};

/** By what a row was found to be a product, or that it is a new one. */
type Way = 'por id' | 'por código' | 'por nombre' | 'nuevos';
/** A product that has or had an address. */
type Known = Pick<Product, 'id' | 'name' | 'code'>;
type Keyed = { readonly row: Row; readonly id: number; readonly code: string };

/** Works out what the import of a file does to what is stored (null: nothing, or the sample), and stores nothing. */
export function planImport(read: FileRead, stored: Stored | null, choices: Choices = {}): Plan {
  const before = stored && !stored.isSample ? stored : NOTHING;
  const faults = [...read.faults];
  const { check, listNotes } = createCheck(choices.lang, faults);
  const rows = read.records.map(check);
  const services = choices.keepsServices ? (stored?.products ?? []).filter(({ type }) => type === 'SERVICE') : [];
  const own = rows.find(({ type }) => type === 'SERVICE');
  if (services.length > 0 && own)
    throw new Error(`el archivo tiene servicios propios (fila ${own.line}): cárguelo sin --keep-services`);
  rows.push(...services.map((fields) => check({ line: 0, fields: { lang: '', ...fields } })));
  const bad = new Set(faults.map(({ line }) => line));
  const good = rows.filter(({ line }) => line === 0 || !bad.has(line));
  const ids = new Set(before.products.map(({ id }) => id));
  const removed = [...read.removed, ...before.removed];
  const gone = removed.filter(({ type, id }) => type === 'PRODUCT' && !ids.has(id));
  const keys = assignIds(good, before.products, gone, faults);
  const knownCategories = [...removed.filter(({ type }) => type === 'CATEGORY'), ...before.categories];
  const categories = createCategories(read.categories, knownCategories, good, choices.lang);
  const products = buildProducts(keys.keyed, categories, faults, choices.join);
  const catalogue: Catalogue = {
    categories: categories.list().sort((a, b) => a.id - b.id),
    suggested: chooseFeatured(products, read.suggested, keys.keyed),
    products: products.sort((a, b) => a.id - b.id),
    removed: read.removed,
  };
  faults.sort((a, b) => a.line - b.line);
  const differences = faults.length > 0 ? [] : compareCatalogues(before, catalogue);
  const { notes, broken } = listNotes();
  return {
    ...{ catalogue, faults, differences, rowNotes: keys.notes },
    notes: [
      ...[...read.notes, ...categories.notes, ...notes],
      ...listMissing(good, catalogue, stored),
      `${describeSize(catalogue)}: ${[...keys.ways].map(([way, count]) => `${count} ${way}`).join(', ')}`,
      ...(keys.ways.has('por id') ? ['el id es la dirección de cada producto: no lo use para numerar las filas'] : []),
    ],
    doubts: faults.length > 0 ? [] : [...broken, ...keys.doubts, ...listRemoved(before.products, differences)],
  };
}

/** '300 productos en 6 categorías'. */
export const describeSize = ({ products, categories }: Catalogue) =>
  `${products.length} productos en ${categories.length} categorías`;

/**
 * Gives every row the id of its product: the row's own, else by its code, else by a name that is there once in file and database; else a new
 * one that no product had before (docs/decisions.md#the-code-is-the-key-of-a-product).
 */
function assignIds(rows: readonly Row[], products: readonly Known[], removed: readonly Known[], faults: Fault[]) {
  const all = [...removed, ...products];
  const byId = new Map(all.map((product) => [product.id, product]));
  const byCode = new Map(all.map((product) => [foldCode(product.code), product]));
  const removedIds = new Set(removed.map(({ id }) => id));
  const named = groupBy(products, ({ name }) => foldName(name));
  const inFile = groupBy(rows, ({ name }) => foldName(name));
  const byFileId = new Map(rows.map((row) => [row.id, row]));
  const [taken, codes, found] = [new Map<number, number>(), new Map<string, number>(), new Map<Row, [Way, number]>()];
  const swapped: Fault[] = [];

  for (const row of rows) {
    const key = foldCode(row.code);
    const owner = key === '' ? undefined : byCode.get(key);
    const id = row.id ?? owner?.id;
    const before = id !== undefined && removedIds.has(id) ? byId.get(id) : undefined;
    const [doubled, holder] = [key === '' ? undefined : codes.get(key), id === undefined ? undefined : taken.get(id)];
    const fault =
      (doubled !== undefined && `el código ${row.code} está dos veces: también en la fila ${doubled}`) ||
      (holder !== undefined && `el id ${id} está dos veces: la fila ${holder} es ese producto`) ||
      (before?.code && key !== '' && foldCode(before.code) !== key && row.id !== null
        ? `el id ${id} era de ${before.code} (${before.name}), que se quitó: deje vacío el id de ${row.code}`
        : '');
    if (key !== '') codes.set(key, doubled ?? row.line);
    if (fault) faults.push({ line: row.line, reason: fault });
    if (fault || id === undefined) continue;
    taken.set(id, row.line);
    found.set(row, [row.id === null ? 'por código' : 'por id', id]);
    const product = byId.get(id);
    const isSame = key !== '' && foldCode(product?.code) === key;
    const others = (named.get(foldName(row.name)) ?? []).filter((other) => other.id !== id);
    const isOther = (other: Known) => foldName(byFileId.get(other.id)?.name ?? '') !== foldName(other.name);
    const [other] = owner && owner.id !== id ? [owner] : others;
    if (row.id === null || isSame || !product || !other || foldName(product.name) === foldName(row.name)) continue;
    if (owner !== undefined || others.every(isOther))
      swapped.push({
        line: row.line,
        reason: `el id ${id} es de '${product.name}', y '${row.name}' es el ${other.id}`,
      });
  }
  const bad = new Set(faults.map(({ line }) => line));
  const claimed = new Set(rows.map(({ id }) => id));
  let last = all.reduce((most, { id }) => Math.max(most, id), 0);
  const next = () => {
    do last += 1;
    while (claimed.has(last));
    return last;
  };
  const takeByName = ({ name, line }: Row): [Way, number] | undefined => {
    const [product, ...more] = named.get(foldName(name)) ?? [];
    if (!product || more.length > 0 || inFile.get(foldName(name))?.length !== 1 || taken.has(product.id)) return;
    taken.set(product.id, line);
    return ['por nombre', product.id];
  };
  const hasCodes = codes.size > 0;
  const hasKeys = hasCodes || rows.some(({ id }) => id !== null);
  const ways = new Map<Way, number>();
  const [keyed, notes, strangers]: [Keyed[], Fault[], Fault[]] = [[], [], []];
  for (const row of rows) {
    if (row.line > 0 && bad.has(row.line)) continue;
    const [way, id] = found.get(row) ?? takeByName(row) ?? ['nuevos', next()];
    const product = byId.get(id);
    ways.set(way, (ways.get(way) ?? 0) + 1);
    keyed.push({ row, id, code: row.code || product?.code || '' });
    const reason = describeKey(row, way, id, product, removedIds.has(id), hasCodes);
    if (reason) notes.push({ line: row.line, reason });
    if (!hasKeys && way === 'nuevos' && products.length > 0)
      strangers.push({ line: row.line, reason: `'${row.name}' sería nuevo, el producto ${id}` });
  }
  const doubts = [
    swapped.length > 0 && `${swapped.length} filas tienen el id de un producto y el código o el nombre de otro`,
    strangers.length > 0 &&
      `el archivo no tiene claves (id o código) y ${strangers.length} filas no son un producto por su nombre: tendrían direcciones nuevas`,
  ];
  return { keyed, ways, notes: [...notes, ...swapped, ...strangers], doubts: doubts.filter((it) => it !== false) };
}

/** A sentence where the keys of a row say something else than those of its product. */
function describeKey(
  { code, type }: Row,
  way: Way,
  id: number,
  product: Known | undefined,
  isRemoved: boolean,
  hasCodes: boolean,
): string | null {
  if (isRemoved) return `el producto ${id} se había quitado; vuelve a su dirección`;
  if (product?.code && code && foldCode(product.code) !== foldCode(code))
    return `el código ${product.code} pasa a ser ${code}: producto ${id}, ${way}`;
  if (way === 'por nombre') return `es el producto ${id} por su nombre${!code && hasCodes ? '; no tiene código' : ''}`;
  if (hasCodes && !code && !product?.code && type !== 'SERVICE')
    return `sin código: producto ${id}, ${way === 'nuevos' ? 'uno nuevo' : way}`;
  return null;
}

/** Spaces and case do not tell two codes apart. */
const foldCode = (code = '') => code.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
const foldName = (name: string) => foldAccents(name.replace(/\s+/g, ' '));

function groupBy<T>(items: readonly T[], toKey: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(toKey(item));
    if (group) group.push(item);
    else groups.set(toKey(item), [item]);
  }
  return groups;
}

/**
 * The categories of an import: those of the file, and those that its rows name, each in its most frequent spelling. One that the database knows
 * keeps its id and picture, however its name is spelled.
 */
function createCategories(given: readonly Category[], known: readonly Category[], rows: readonly Row[], lang?: string) {
  const toKey = (name: string) => fold(name) || name;
  const byName = new Map<string, Category>();
  const ids = new Set<number>();
  const knownByName = new Map(known.map((category) => [toKey(category.name), category]));
  const knownById = new Map(known.map((category) => [category.id, category]));
  let last = [...given, ...known].reduce((most, { id }) => Math.max(most, id), 0);
  const add = ({ id, name, image_sm, lang: own }: Category): number => {
    byName.set(toKey(name), dropBlank<Category>({ id, name, image_sm, lang: own }));
    ids.add(id);
    last = Math.max(last, id);
    return id;
  };
  for (const category of given) add({ ...category, lang: category.lang ?? lang });
  const spellings = new Map<string, string>();
  const notes: string[] = [];
  for (const [key, same] of groupBy(
    rows.filter(({ category }) => category),
    ({ category }) => toKey(category),
  )) {
    const counts = [...groupBy(same, ({ category }) => category)].sort(([, a], [, b]) => b.length - a.length);
    const [[best = ''] = [], ...others] = counts;
    spellings.set(key, best);
    for (const [other, { length }] of others)
      notes.push(`categoría '${toShown(other)}' (filas: ${length}) → '${toShown(best)}'`);
  }
  /** A known category under the name that the file has for it, unless another one of the file has its id. */
  const addKnown = (category: Category | undefined, name?: string): number | undefined =>
    category && !ids.has(category.id) ? add({ ...category, name: name ?? category.name }) : undefined;
  /** The id of a row's category; NaN for one that is nowhere. */
  const getId = ({ type, category, category_id: id, lang: language }: Row): number | undefined => {
    if (id !== null && ids.has(id)) return id;
    if (id !== null && category === '') return addKnown(knownById.get(id)) ?? Number.NaN;
    if (type === 'SERVICE') return undefined;
    const name = spellings.get(toKey(category)) || messages.import.uncategorized;
    const found = byName.get(toKey(name))?.id ?? addKnown(knownByName.get(toKey(name)), name);
    return found ?? add({ id: id ?? last + 1, name, lang: (category && language) || undefined });
  };
  return { getId, notes, list: (): Category[] => [...byName.values()] };
}

/** The products of the rows; products that they name by code or id are ids then. */
function buildProducts(
  keyed: readonly Keyed[],
  categories: ReturnType<typeof createCategories>,
  faults: Fault[],
  join: Choices['join'] = (product) => product,
): Product[] {
  const ids = new Map(keyed.filter(({ code }) => code).map(({ code, id }) => [foldCode(code), id]));
  const toIds = (keys: readonly string[]) => {
    const named = keys.map((key) => String(ids.get(foldCode(key)) ?? key));
    return named.filter((key) => ID.test(key)).map(Number);
  };
  return keyed.map(({ row, id, code }) => {
    const category = categories.getId(row);
    if (Number.isNaN(category)) faults.push({ line: row.line, reason: `no hay una categoría ${row.category_id}` });
    const { name, type, lang, attributes, details, texts, lists } = row;
    const { slug, brand, image_sm, image, description, url } = texts;
    const others = (keys: readonly string[] = []) => toIds(keys).filter((other) => other !== id);
    const relations = relationNames.map((list) => [list, others(lists[list]).slice(0, limits.details.related)]);
    const product = dropBlank<Product>({
      ...{ id, code, type, name, category_id: category, brand, image_sm, image, description, url, lang },
      ...{ slug: slug === name ? '' : slug, attributes, related_products: toIds(lists[productLists[0]] ?? []) },
      ...{ ...details, ...Object.fromEntries(relations), replaced_by: others([row.replacedBy])[0] },
    });
    return join(product, row.line);
  });
}

/** The featured products that the file lists, else those that its rows mark, by their place, else the first ones, with a picture if any has one. */
function chooseFeatured(products: readonly Product[], listed: readonly number[], keyed: readonly Keyed[]): number[] {
  const marked = keyed.filter(({ row }) => row.featured > 0).sort((a, b) => a.row.featured - b.row.featured || 0);
  const known = new Set(products.map(({ id }) => id));
  const chosen = [...new Set(listed.length > 0 ? listed : marked.map(({ id }) => id))].filter((id) => known.has(id));
  if (chosen.length > 0) return chosen;
  const equipment = products.filter(({ type }) => type === 'PRODUCT').sort((a, b) => a.id - b.id);
  const pictured = equipment.filter(({ image_sm }) => image_sm);
  return (pictured.length > 0 ? pictured : equipment).slice(0, MAX_FEATURED).map(({ id }) => id);
}

/** What the site will lack after the import. */
function listMissing(rows: readonly Row[], { products }: Catalogue, stored: Stored | null): string[] {
  const equipment = rows.filter(({ type }) => type === 'PRODUCT');
  const bare = equipment.filter(({ category, category_id }) => !category && category_id === null);
  const isService = ({ type }: Product) => type === 'SERVICE';
  const had = stored?.products.filter(isService).length ?? 0;
  const where = `${bare.length} de ${equipment.length} productos no tienen categoría (el primero: fila ${bare[0]?.line})`;
  const keep = had > 0 ? `; --keep-services conserva los ${had} de ahora` : '';
  const help = bare.length < equipment.length ? '; ¿hay celdas combinadas? --fill-merged las llena' : '';
  return [
    ...(bare.length > 0 ? [`${where} y entran en '${messages.import.uncategorized}'${help}`] : []),
    ...(products.some(isService) || (stored && had === 0)
      ? []
      : [`el archivo no tiene servicios, y el sitio no mostrará ninguno${keep}`]),
  ];
}

function listRemoved(products: readonly Product[], differences: readonly Difference[]): string[] {
  return (['PRODUCT', 'SERVICE'] as const).flatMap((type) => {
    const all = products.filter((product) => product.type === type).length;
    const removed = differences.filter(({ change, row }) => change === 'removed' && row.get('type') === type).length;
    const what = type === 'SERVICE' ? 'servicios (--keep-services los conserva)' : 'productos';
    return removed > all * MAX_REMOVED_PART ? [`se quitarían ${removed} de ${all} ${what}`] : [];
  });
}
