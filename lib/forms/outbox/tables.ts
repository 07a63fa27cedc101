import { type Database, hasTable, type Reader } from '@/lib/database/connect';
import { getReference } from '@/lib/forms/reference';

const TABLES = [
  `CREATE TABLE IF NOT EXISTS submissions (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, payload TEXT NOT NULL, policy_version TEXT NOT NULL,
    created_at INTEGER NOT NULL, status TEXT NOT NULL DEFAULT 'pending', attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL, code INTEGER, message TEXT)`,
  'CREATE INDEX IF NOT EXISTS submissions_waiting ON submissions (status, next_attempt_at)',
  // Its name until 2026-11.
  "UPDATE submissions SET status = 'dead-letter' WHERE status = 'aside'",
  // The mails to the company; nothing in it is personal. Other channels and kinds are of releases before 2026-12.
  `CREATE TABLE IF NOT EXISTS notifications (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL, channel TEXT NOT NULL, kind TEXT NOT NULL, reference TEXT, due_at INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'pending', attempts INTEGER NOT NULL DEFAULT 0, unanswered INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL, UNIQUE (key, channel))`,
  'CREATE INDEX IF NOT EXISTS notifications_waiting ON notifications (channel, status, next_attempt_at)',
  'CREATE INDEX IF NOT EXISTS notifications_reference ON notifications (reference)',
  'CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  "INSERT OR IGNORE INTO secrets VALUES ('receipts', lower(hex(randomblob(32))))",
];
/** Columns that older versions did not have. */
const COLUMNS = {
  unanswered: 'INTEGER NOT NULL DEFAULT 0',
  reference: 'TEXT',
  quantity: 'INTEGER',
  // When the staff marked it as answered, when a list first showed it to them, and when they were warned that it will be deleted; NULL: not yet.
  answered_at: 'INTEGER',
  opened_at: 'INTEGER',
  warned_at: 'INTEGER',
};
/** Whoever deletes a message deletes what would be told of it. */
const TRIGGER = `CREATE TRIGGER IF NOT EXISTS notifications_of_deleted AFTER DELETE ON submissions
  WHEN NOT EXISTS (SELECT 1 FROM submissions WHERE reference = OLD.reference)
  BEGIN DELETE FROM notifications WHERE reference = OLD.reference; END`;
/** Until 2026-11 what the embedded backend took was 'delivered' too: it has a copy of each. */
const MARK_RECEIVED = `UPDATE submissions SET status = 'received'
  WHERE status = 'delivered' AND key IN (SELECT idempotency_key FROM messages)`;

/** Makes the tables of the outbox, or brings those of an older version up to date: messages that are there keep the number they had. */
export async function prepareTables(db: Database): Promise<void> {
  // Where all is there already nothing is written, and another process's lock does not matter.
  if (await isPrepared(db)) return;
  await db.transact(async (transaction) => {
    // Another process may have been first.
    if (await isPrepared(transaction)) return;
    await transaction.batch(TABLES);
    for (const name of await listMissingColumns(transaction))
      await transaction.execute(`ALTER TABLE submissions ADD ${name} ${COLUMNS[name]}`);
    if (await hasTable(transaction, 'messages')) await transaction.execute(MARK_RECEIVED);
    const { rows } = await transaction.execute('SELECT id, key FROM submissions WHERE reference IS NULL');
    const sql = 'UPDATE submissions SET reference = ? WHERE id = ?';
    await transaction.batch(rows.map(({ id, key }) => ({ sql, args: [getReference(String(key)), Number(id)] })));
    await transaction.execute('CREATE INDEX IF NOT EXISTS submissions_reference ON submissions (reference)');
    await transaction.execute(TRIGGER);
  });
}

const isPrepared = async (db: Reader) => (await listMissingColumns(db)).length === 0;

async function listMissingColumns(db: Reader): Promise<(keyof typeof COLUMNS)[]> {
  const { rows } = await db.execute("SELECT name FROM pragma_table_info('submissions')");
  const known = rows.map(({ name }) => name);
  return (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).filter((name) => !known.includes(name));
}
