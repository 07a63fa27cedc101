import type { Reader } from './connect';

/** True where the database has this table; which tables there are depends on what the site is used for. */
export async function hasTable(db: Reader, name: string): Promise<boolean> {
  const sql = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?";
  return (await db.execute({ sql, args: [name] })).rows.length > 0;
}
