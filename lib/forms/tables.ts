import { type Database, hasTable } from '@/lib/database/connect';
import { copyEarlierTables, copyReceived } from './earlier-tables';

/** A message once, with its lines in order; times are in milliseconds since 1970. */
const MESSAGES = `CREATE TABLE IF NOT EXISTS form_messages (
  id INTEGER PRIMARY KEY, number TEXT NOT NULL, kind TEXT NOT NULL, request_key TEXT NOT NULL, content_hash TEXT,
  payload TEXT NOT NULL, lines TEXT NOT NULL, policy_version TEXT NOT NULL, created_at INTEGER NOT NULL,
  is_suspected INTEGER NOT NULL)`;
/**
 * What is sent of it, and where: `payload` is what the backend gets, whatever a later release would make of the message; a mail is made when
 * it is sent, so nothing in its row is personal.
 */
const DELIVERIES = `CREATE TABLE IF NOT EXISTS deliveries (
  id INTEGER PRIMARY KEY, message_id INTEGER NOT NULL, part INTEGER NOT NULL, destination TEXT NOT NULL, kind TEXT NOT NULL,
  payload TEXT, quantity INTEGER, key TEXT NOT NULL, state TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0,
  unanswered INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, code INTEGER, answer TEXT)`;

const TABLES = [
  MESSAGES,
  DELIVERIES,
  'CREATE INDEX IF NOT EXISTS form_messages_key ON form_messages (request_key)',
  'CREATE INDEX IF NOT EXISTS form_messages_number ON form_messages (number)',
  'CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (destination, state, next_at)',
  'CREATE INDEX IF NOT EXISTS deliveries_message ON deliveries (message_id)',
  'CREATE INDEX IF NOT EXISTS deliveries_key ON deliveries (key)',
  `CREATE TRIGGER IF NOT EXISTS deliveries_of_deleted AFTER DELETE ON form_messages
    BEGIN DELETE FROM deliveries WHERE message_id = OLD.id; END`,
  'CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  "INSERT OR IGNORE INTO secrets VALUES ('receipts', lower(hex(randomblob(32))))",
];

/** Makes the tables of the messages, with what earlier releases stored elsewhere. */
export async function prepareTables(db: Database): Promise<void> {
  // Where all is there already nothing is written, and another process's lock does not matter.
  if (!(await hasTable(db, 'deliveries'))) await db.write(TABLES);
  await copyEarlierTables(db);
  await copyReceived(db);
}
