import { type Database, hasTable } from '@/lib/database/connect';

// Releases before 1.0.0 used `submissions`, `notifications` and `messages`: their rows are read until 2027-06.

const IS_NEW = 'key NOT IN (SELECT key FROM deliveries)';
/** 'contact:abc' of 'contact:abc.1of2:2026-11-21': without a product's place and a day. */
const REQUEST_KEY = `CASE WHEN key LIKE '%.%' THEN substr(key, 1, instr(key, '.') - 1)
  WHEN key LIKE '%:%:%' THEN substr(key, 1, length(key) - length(':2026-11-21')) ELSE key END`;
const STATE = `CASE status WHEN 'pending' THEN 'waiting' WHEN 'delivered' THEN 'sent' WHEN 'not-needed' THEN 'refused'
  WHEN 'unknown-outcome' THEN 'unknown' WHEN 'dead-letter' THEN 'held' WHEN 'suspected' THEN 'held' ELSE status END`;

const COPY = [
  // Any deletion of a message also deletes its row in the earlier table, and with it the mail that was to be sent.
  `CREATE TRIGGER IF NOT EXISTS submissions_of_deleted AFTER DELETE ON form_messages
    BEGIN DELETE FROM submissions WHERE reference = OLD.number AND created_at = OLD.created_at; END`,
  // The other columns of a group are those of its row with the smallest id: https://sqlite.org/lang_select.html#bareagg
  `INSERT INTO form_messages (number, kind, request_key, payload, lines, policy_version, created_at, is_suspected)
    SELECT reference, kind, ${REQUEST_KEY}, payload, '[]', policy_version, created_at, status = 'suspected'
    FROM (SELECT *, min(id) FROM submissions WHERE ${IS_NEW} GROUP BY reference, created_at) ORDER BY id`,
  `INSERT INTO deliveries (
      message_id, part, destination, kind, payload, quantity, key, state, tries, unanswered, next_at, code, answer)
    SELECT m.id, row_number() OVER (PARTITION BY m.id ORDER BY s.id), 'backend', s.kind, s.payload, quantity, key,
      ${STATE}, attempts, unanswered, next_attempt_at, code, message
    FROM submissions AS s JOIN form_messages AS m ON number = reference AND m.created_at = s.created_at
    WHERE ${IS_NEW} ORDER BY s.id`,
];
const COPY_MAILS = `INSERT INTO deliveries (message_id, part, destination, kind, key, state, tries, unanswered, next_at)
  SELECT m.id, 0, 'mail', m.kind, key, ${STATE}, attempts, unanswered, next_attempt_at
  FROM notifications JOIN form_messages AS m ON key = 'request:' || m.number || ':' || m.created_at
  WHERE channel = 'mail' AND ${IS_NEW}`;
/** Without a backend each message had a second copy in `messages`. */
const IS_COPY = "coalesce(idempotency_key, 'embedded:' || id) IN (SELECT key FROM deliveries)";

/** Copies, in one transaction, what is not copied yet; deletes second copies, as who erases a message erases it all. */
export async function copyEarlierTables(db: Database): Promise<void> {
  if (await hasRows(db, 'submissions', IS_NEW))
    await db.write((await hasTable(db, 'notifications')) ? [...COPY, COPY_MAILS] : COPY);
  if (await hasRows(db, 'messages', IS_COPY)) await db.write([`DELETE FROM messages WHERE ${IS_COPY}`]);
}

/** Looks first: where there is nothing to do nothing is written, and another process's lock does not matter. */
async function hasRows(db: Database, table: string, where: string): Promise<boolean> {
  if (!(await hasTable(db, table))) return false;
  return (await db.execute(`SELECT 1 FROM ${table} WHERE ${where} LIMIT 1`)).rows.length > 0;
}
