import { toKey } from '@/lib/backend/tags';
import { hasTable, type Reader } from '@/lib/database/connect';

/** The name of the product with an id; '' where the database does not tell. */
export type GetName = (id: string) => Promise<string>;

const OF_BACKEND = {
  table: 'last_good',
  sql: "SELECT data ->> '$.name' AS name FROM last_good WHERE key = ? ORDER BY shape DESC LIMIT 1",
  toArg: (id: string) => toKey({ verb: 'product', id }),
};
const OF_CATALOGUE = {
  table: 'products',
  sql: 'SELECT name FROM products WHERE id = ?',
  toArg: (id: string) => id,
};

/** Reads names in the database of the site: in its own catalogue or, with a backend, in what the backend said last of each product. */
export function createNames(db: Reader, hasBackend: boolean): GetName {
  const { table, sql, toArg } = hasBackend ? OF_BACKEND : OF_CATALOGUE;
  let isThere: Promise<boolean> | undefined;
  const known = new Map<string, string>();
  return async (id) => {
    if (id === '') return '';
    isThere ??= hasTable(db, table);
    if (!(await isThere)) return '';
    const name = known.get(id) ?? String((await db.execute({ sql, args: [toArg(id)] })).rows[0]?.name ?? '');
    known.set(id, name);
    return name;
  };
}
