import { type Database, hasTable } from '@/lib/database/connect';

// Releases before 2026-12 use `submissions` and `notifications`: kept for a downgrade, like this file, until 2027-06.

/** What has not been copied: whatever deletes a copy deletes the row too. */
const IS_NEW = 'NOT EXISTS (SELECT 1 FROM deliveries WHERE key = submissions.key)';

/** The key of a request without a product's place and a day: 'contact:abc.1of2:2026-11-21' gives 'contact:abc'. */
const REQUEST_KEY = `CASE WHEN key LIKE '%.%' THEN substr(key, 1, instr(key, '.') - 1)
  WHEN key LIKE '%:%:%' THEN substr(key, 1, instr(key, ':') + instr(substr(key, instr(key, ':') + 1), ':') - 1)
  ELSE key END`;

// The other columns of a group are those of its row with the smallest id: https://sqlite.org/lang_select.html#bareagg
const COPY_MESSAGES = `INSERT INTO form_messages (
    number, kind, request_key, content_hash, payload, lines, policy_version, created_at, is_suspected)
  SELECT reference, kind, request_key,
    CASE WHEN request_key LIKE '%:=%' THEN substr(request_key, instr(request_key, '=') + 1) END,
    payload, '[]', policy_version, created_at, status = 'suspected'
  FROM (SELECT *, min(id), ${REQUEST_KEY} AS request_key FROM submissions
    WHERE ${IS_NEW} GROUP BY reference, created_at)
  ORDER BY id`;
const COPY_DELIVERIES = `INSERT INTO deliveries (
    message_id, part, destination, kind, payload, quantity, key, state, tries, unanswered, next_at, code, answer)
  SELECT m.id, row_number() OVER (PARTITION BY m.id ORDER BY submissions.id), 'backend', submissions.kind,
    submissions.payload, quantity, key,
    CASE status WHEN 'pending' THEN 'waiting' WHEN 'delivered' THEN 'sent' WHEN 'unknown-outcome' THEN 'unknown'
      WHEN 'received' THEN 'received' WHEN 'refused' THEN 'refused' ELSE 'held' END,
    attempts, unanswered, next_attempt_at, code, message
  FROM submissions JOIN form_messages AS m ON m.number = reference AND m.created_at = submissions.created_at
  WHERE ${IS_NEW} ORDER BY submissions.id`;
const COPY_MAILS = `INSERT INTO deliveries (message_id, part, destination, kind, key, state, tries, unanswered, next_at)
  SELECT m.id, 0, 'mail', m.kind, n.key,
    CASE n.status WHEN 'pending' THEN 'waiting' WHEN 'sent' THEN 'sent' WHEN 'not-needed' THEN 'refused'
      WHEN 'unknown-outcome' THEN 'unknown' ELSE 'held' END, n.attempts, n.unanswered, n.next_attempt_at
  FROM notifications AS n JOIN form_messages AS m ON n.key = 'request:' || m.number || ':' || m.created_at
  WHERE n.channel = 'mail' AND n.kind = 'request' AND NOT EXISTS (SELECT 1 FROM deliveries WHERE key = n.key)`;

/** Milliseconds until those releases repeated a call, by the unanswered ones; a call took four minutes at most. */
const DELAY = 'CASE unanswered WHEN 1 THEN 600000 WHEN 2 THEN 3600000 ELSE 21600000 END';
/** What waits is 'dead-letter' for an earlier release, which sends nothing twice; 'refused' is a call in progress. */
const MARK = `UPDATE submissions SET status = CASE
    WHEN unanswered > 0 AND next_attempt_at - ${DELAY} - ? BETWEEN -240000 AND 0 THEN 'refused' ELSE 'dead-letter' END
  WHERE status = 'pending'`;
const MARK_MAILS = `UPDATE notifications SET status = 'not-needed'
  WHERE channel = 'mail' AND kind = 'request' AND status = 'pending'
  AND EXISTS (SELECT 1 FROM deliveries WHERE key = notifications.key)`;

const TRIGGERS = [
  // Any deletion of a message also deletes its row in the earlier table, and with it the mail that was to be sent.
  `CREATE TRIGGER IF NOT EXISTS submissions_of_deleted AFTER DELETE ON form_messages
    BEGIN DELETE FROM submissions WHERE reference = OLD.number AND created_at = OLD.created_at; END`,
  // An earlier release has sent one after all.
  `CREATE TRIGGER IF NOT EXISTS deliveries_of_earlier AFTER UPDATE OF status ON submissions
    WHEN NEW.status IN ('delivered', 'received')
    BEGIN UPDATE deliveries SET state = 'sent', code = NEW.code, answer = NEW.message
      WHERE destination = 'backend' AND key = NEW.key AND state = 'waiting'; END`,
];

/** Copies, in one transaction, what an earlier release stored and is not copied yet, also if it has run again since. */
export async function copyEarlierTables(db: Database): Promise<void> {
  if (!(await hasTable(db, 'submissions'))) return;
  const { rows } = await db.execute(`SELECT 1 FROM submissions WHERE ${IS_NEW} LIMIT 1`);
  if (rows.length === 0) return;
  const mails = (await hasTable(db, 'notifications')) ? [COPY_MAILS, MARK_MAILS] : [];
  // Each copies and marks only what is new, so another process may have been first.
  await db.write([...TRIGGERS, COPY_MESSAGES, COPY_DELIVERIES, ...mails, { sql: MARK, args: [Date.now()] }]);
}

/** Releases before 2026-12 kept in `messages`, without a backend, a second copy of each message. */
const COPIES = `FROM messages WHERE coalesce(idempotency_key, 'embedded:' || id) IN (SELECT key FROM deliveries)`;

/** Deletes them: nothing reads them, and who erases a message must erase it everywhere. */
export async function deleteCopies(db: Database): Promise<void> {
  if (!(await hasTable(db, 'messages'))) return;
  const { rows } = await db.execute(`SELECT 1 ${COPIES} LIMIT 1`);
  if (rows.length > 0) await db.write([`DELETE ${COPIES}`]);
}
