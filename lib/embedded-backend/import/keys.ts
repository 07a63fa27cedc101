import {
  createFinder,
  foldCode,
  type KeyRow,
  type Known,
  type KnownProduct,
  resolveRelations,
  toKeyRow,
} from './known';
import { getType, type ImportFault, type ImportRecord } from './row';

/** By what a row was found to be a product, or that it is a new one. */
export type Way = 'id' | 'code' | 'name' | 'new';

export type Keyed = {
  /** The rows without a fault, each with its id, and with the code of its product where it says none. */
  readonly records: readonly ImportRecord[];
  readonly ways: Readonly<Record<Way, number>>;
  readonly faults: readonly ImportFault[];
  /** What the company should know of its keys before it loads the file. */
  readonly notes: readonly ImportFault[];
  /** Of a file with neither ids nor codes: its rows that are no product of the database by name. */
  readonly strangers: readonly ImportFault[];
};

const NOTHING: Known = { products: [], removed: [], categories: [] };

/**
 * Gives every row the id of its product: the row's own, else by its code, else by a name that is there once in file and database; else a new
 * one that no product had before (docs/decisions/0027-the-code-is-the-key-of-a-product.md).
 */
export function assignIds(records: readonly ImportRecord[], known: Known = NOTHING): Keyed {
  const rows = records.map(toKeyRow);
  const finder = createFinder(rows, known);
  const taken = new Map<number, number>();
  const faults: ImportFault[] = [];
  const found = findByKeys(rows, finder, taken, faults);
  const bad = new Set(faults.map(({ line }) => line));
  const nextId = createNewIds(rows, known);
  const hasCodes = rows.some(({ key }) => key !== '');
  const hasKeys = hasCodes || rows.some(({ id }) => id !== null);
  const ways: Record<Way, number> = { id: 0, code: 0, name: 0, new: 0 };
  const [keyed, notes, strangers]: [ImportRecord[], ImportFault[], ImportFault[]] = [[], [], []];
  for (const [index, row] of rows.entries()) {
    const { line, fields } = row.record;
    if (bad.has(line)) continue;
    const named = found[index] ?? takeByName(row, finder.byName(row), taken);
    const { way, id } = named ?? { way: 'new', id: nextId() };
    const product = finder.byId(id);
    ways[way] += 1;
    keyed.push({ line, fields: { ...fields, id, code: row.code || product?.code || '' } });
    const note = describe(row, way, id, product, finder.isRemoved(id), hasCodes);
    if (note) notes.push({ line, reason: note });
    if (!hasKeys && way === 'new') strangers.push({ line, reason: `'${fields.name}' would be new, as product ${id}` });
  }
  return {
    records: resolveRelations(keyed),
    ways,
    faults,
    notes,
    strangers: known.products.length > 0 ? strangers : [],
  };
}

type Found = { readonly way: Way; readonly id: number };

/** What ids and codes say; rows that contradict the database or another row become faults. */
function findByKeys(
  rows: readonly KeyRow[],
  finder: ReturnType<typeof createFinder>,
  taken: Map<number, number>,
  faults: ImportFault[],
): (Found | undefined)[] {
  const codes = new Map<string, number>();
  return rows.map((row) => {
    const { line } = row.record;
    const id = row.id ?? finder.byCode(row)?.id;
    const doubled = row.key === '' ? undefined : codes.get(row.key);
    const holder = id === undefined ? undefined : taken.get(id);
    codes.set(row.key, doubled ?? line);
    const fault =
      (doubled !== undefined && `code ${row.code} is there twice: row ${doubled} has it too`) ||
      (holder !== undefined && `id ${id} is there twice: row ${holder} is that product too`) ||
      finder.contradicts(row);
    if (fault) faults.push({ line, reason: fault });
    if (fault || id === undefined) return undefined;
    if (!Number.isNaN(id)) taken.set(id, line);
    return { way: row.id === null ? 'code' : 'id', id };
  });
}

function takeByName(row: KeyRow, product: KnownProduct | undefined, taken: Map<number, number>): Found | undefined {
  if (!product || taken.has(product.id)) return undefined;
  taken.set(product.id, row.record.line);
  return { way: 'name', id: product.id };
}

/** Numbers after all that the database knows, and that no row claims: a removed product's address never leads to another one. */
function createNewIds(rows: readonly KeyRow[], { products, removed }: Known): () => number {
  const claimed = new Set(rows.map(({ id }) => id));
  let last = [...products, ...removed].reduce((most, { id }) => Math.max(most, id), 0);
  return () => {
    do last += 1;
    while (claimed.has(last));
    return last;
  };
}

/** A sentence where the keys of a row say something else than those of its product. */
function describe(
  { code, key, record }: KeyRow,
  way: Way,
  id: number,
  product: KnownProduct | undefined,
  isRemoved: boolean,
  hasCodes: boolean,
): string | null {
  const isService = getType(record) === 'SERVICE';
  if (isRemoved) return `product ${id} was removed before; it is back at its address`;
  if (product?.code && key !== '' && foldCode(product.code) !== key)
    return `code ${product.code} becomes ${code}: product ${id} by its ${way}`;
  if (way === 'name') return `joined by name with product ${id}${key === '' && hasCodes ? '; it has no code' : ''}`;
  if (hasCodes && key === '' && !product?.code && !isService)
    return `no code: product ${id}, ${way === 'new' ? 'a new one' : 'by its id'}`;
  return null;
}
