import type { Database, Reader } from '@/lib/database/connect';
import { getReference } from '@/lib/forms/reference';

const INDEX = 'submissions_reference';
const ADD = [
  'ALTER TABLE submissions ADD COLUMN reference TEXT',
  `CREATE INDEX ${INDEX} ON submissions (reference)`,
  'CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  "INSERT INTO secrets VALUES ('receipts', lower(hex(randomblob(32))))",
];

/** Adds to the tables of the outbox, once, the numbers of messages and the key of receipts; messages that are there keep the number they had. */
export async function addReferences(db: Database): Promise<void> {
  if (await hasReferences(db)) return;
  await db.transact(async (transaction) => {
    // Another process may have been first.
    if (await hasReferences(transaction)) return;
    await transaction.batch(ADD);
    const { rows } = await transaction.execute('SELECT id, key FROM submissions');
    const sql = 'UPDATE submissions SET reference = ? WHERE id = ?';
    await transaction.batch(rows.map(({ id, key }) => ({ sql, args: [getReference(String(key)), Number(id)] })));
  });
}

async function hasReferences(db: Reader): Promise<boolean> {
  return (await db.execute(`SELECT 1 FROM sqlite_master WHERE name = '${INDEX}'`)).rows.length > 0;
}
