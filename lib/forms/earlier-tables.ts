import type { Transaction } from '@libsql/client';
import { type Database, hasTable, type Reader } from '@/lib/database/connect';
import { createNumber } from './number';

// Releases before 2026-12 kept a row for each product in `submissions`, and mails in `notifications`. They stay, unread, until 2027-06: a
// release of before that opens the database again works with them. With them goes this file.

/** Columns that came to `submissions` in time; `moved_at` is ours. */
const COLUMNS = {
  unanswered: 'INTEGER NOT NULL DEFAULT 0',
  reference: 'TEXT',
  quantity: 'INTEGER',
  answered_at: 'INTEGER',
  opened_at: 'INTEGER',
  moved_at: 'INTEGER',
};

/** The key of a request, without the place of a product in it and without a day: 'contact:abc.1of2:2026-11-21' is of 'contact:abc'. */
const REQUEST_KEY = `CASE WHEN key LIKE '%.%' THEN substr(key, 1, instr(key, '.') - 1)
  WHEN key LIKE '%:%:%' THEN substr(key, 1, instr(key, ':') + instr(substr(key, instr(key, ':') + 1), ':') - 1) ELSE key END`;

// The other columns of a group are those of its row with the smallest id: https://sqlite.org/lang_select.html#bareagg
const COPY_MESSAGES = `INSERT INTO form_messages (number, kind, request_key, content_hash, payload, lines, policy_version, created_at,
    is_suspected, opened_at)
  SELECT reference, kind, request_key, CASE WHEN request_key LIKE '%:=%' THEN substr(request_key, instr(request_key, '=') + 1) END,
    payload, '[]', policy_version, created_at, status = 'suspected', coalesce(opened_at, answered_at)
  FROM (SELECT *, min(id), ${REQUEST_KEY} AS request_key FROM submissions WHERE moved_at IS NULL GROUP BY reference, created_at)
  ORDER BY id`;
const COPY_DELIVERIES = `INSERT INTO deliveries (message_id, part, destination, kind, payload, quantity, key, state, tries, unanswered,
    next_at, code, answer)
  SELECT m.id, row_number() OVER (PARTITION BY m.id ORDER BY s.id), 'backend', s.kind, s.payload, s.quantity, s.key,
    CASE s.status WHEN 'pending' THEN 'waiting' WHEN 'delivered' THEN 'sent' WHEN 'unknown-outcome' THEN 'unknown'
      WHEN 'received' THEN 'received' WHEN 'refused' THEN 'refused' ELSE 'held' END,
    s.attempts, s.unanswered, s.next_attempt_at, s.code, s.message
  FROM submissions AS s JOIN form_messages AS m ON m.number = s.reference AND m.created_at = s.created_at
  WHERE s.moved_at IS NULL ORDER BY s.id`;
const COPY_MAILS = `INSERT INTO deliveries (message_id, part, destination, kind, key, state, tries, unanswered, next_at)
  SELECT m.id, 0, 'mail', m.kind, n.key,
    CASE n.status WHEN 'pending' THEN 'waiting' WHEN 'sent' THEN 'sent' WHEN 'not-needed' THEN 'refused'
      WHEN 'unknown-outcome' THEN 'unknown' ELSE 'held' END, n.attempts, n.unanswered, n.next_attempt_at
  FROM notifications AS n JOIN form_messages AS m ON n.key = 'request:' || m.number || ':' || m.created_at
  WHERE n.channel = 'mail' AND n.kind = 'request' AND NOT EXISTS (SELECT 1 FROM deliveries WHERE key = n.key)`;

/**
 * So that an earlier release sends nothing twice: what waits is 'dead-letter' there, which its staff sees and can try again. A call that a
 * process of it makes just now has 'refused', of which that process still writes down what came of it.
 */
const MARK = `UPDATE submissions SET moved_at = :now,
    status = CASE WHEN status <> 'pending' THEN status
      WHEN unanswered > 0 AND next_attempt_at > :now THEN 'refused' ELSE 'dead-letter' END
  WHERE moved_at IS NULL`;
const MARK_MAILS = `UPDATE notifications SET status = 'not-needed' WHERE channel = 'mail' AND kind = 'request' AND status = 'pending'
  AND EXISTS (SELECT 1 FROM deliveries WHERE key = notifications.key)`;

const TRIGGERS = [
  // Whatever deletes a message, its days or a person's wish, deletes the row of before; that deletes what was to be mailed of it.
  `CREATE TRIGGER IF NOT EXISTS submissions_of_deleted AFTER DELETE ON form_messages
    BEGIN DELETE FROM submissions WHERE reference = OLD.number AND created_at = OLD.created_at; END`,
  // An earlier release has sent one after all.
  `CREATE TRIGGER IF NOT EXISTS deliveries_of_earlier AFTER UPDATE OF status ON submissions
    WHEN NEW.moved_at IS NOT NULL AND NEW.status IN ('delivered', 'received')
    BEGIN UPDATE deliveries SET state = 'sent', code = NEW.code, answer = NEW.message
      WHERE destination = 'backend' AND key = NEW.key AND state = 'waiting'; END`,
];

/** Copies what an earlier release stored, once, all of it or nothing; also what it stored after it was started again. */
export async function copyEarlierTables(db: Database): Promise<void> {
  if (!(await hasEarlier(db))) return;
  await db.transact(async (transaction) => {
    // Another process may have been first.
    if (!(await hasEarlier(transaction))) return;
    for (const name of await listMissingColumns(transaction))
      await transaction.execute(`ALTER TABLE submissions ADD ${name} ${COLUMNS[name]}`);
    await numberRows(transaction);
    const hasMails = await hasTable(transaction, 'notifications');
    await transaction.batch([
      ...TRIGGERS,
      COPY_MESSAGES,
      COPY_DELIVERIES,
      ...(hasMails ? [COPY_MAILS, MARK_MAILS] : []),
      { sql: MARK, args: { now: Date.now() } },
    ]);
  });
}

async function hasEarlier(db: Reader): Promise<boolean> {
  if (!(await hasTable(db, 'submissions'))) return false;
  if ((await listMissingColumns(db)).length > 0) return true;
  return (await db.execute('SELECT 1 FROM submissions WHERE moved_at IS NULL LIMIT 1')).rows.length > 0;
}

async function listMissingColumns(db: Reader): Promise<(keyof typeof COLUMNS)[]> {
  const { rows } = await db.execute("SELECT name FROM pragma_table_info('submissions')");
  const known = rows.map(({ name }) => name);
  return (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).filter((name) => !known.includes(name));
}

/** Rows from before there were numbers, which nobody was told. */
async function numberRows(transaction: Transaction): Promise<void> {
  const { rows } = await transaction.execute('SELECT id, key FROM submissions WHERE reference IS NULL');
  const sql = 'UPDATE submissions SET reference = ? WHERE id = ?';
  await transaction.batch(rows.map(({ id, key }) => ({ sql, args: [createNumber(String(key), ''), Number(id)] })));
}

/** Messages that only the embedded backend has: they came past the forms, or before there was an outbox. */
const RECEIVED = `SELECT *, coalesce(idempotency_key, 'embedded:' || id) AS key FROM messages AS one
  WHERE NOT EXISTS (SELECT 1 FROM deliveries WHERE key = coalesce(one.idempotency_key, 'embedded:' || one.id))`;

/** Adds them, so that they are listed, exported and erased as all others. */
export async function copyReceived(db: Database): Promise<void> {
  if (!(await hasTable(db, 'messages')) || (await db.execute(`${RECEIVED} LIMIT 1`)).rows.length === 0) return;
  await db.transact(async (transaction) => {
    for (const row of (await transaction.execute(RECEIVED)).rows) {
      const [key, kind, payload] = [String(row.key), String(row.kind), String(row.payload)];
      const { lastInsertRowid } = await transaction.execute({
        sql: `INSERT INTO form_messages (number, kind, request_key, payload, lines, policy_version, created_at, is_suspected)
          VALUES (?, ?, ?, ?, '[]', ?, ?, 0)`,
        args: [createNumber(key, ''), kind, key, payload, row.policy_version ?? '', Date.parse(String(row.created_at))],
      });
      await transaction.execute({
        sql: `INSERT INTO deliveries (message_id, part, destination, kind, payload, key, state, next_at, code)
          VALUES (?, 1, 'backend', ?, ?, ?, 'received', 0, 200)`,
        args: [Number(lastInsertRowid), kind, payload, key],
      });
    }
  });
}
