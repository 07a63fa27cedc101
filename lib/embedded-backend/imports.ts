import type { InStatement } from '@libsql/client';
import type { Reader } from '@/lib/database/connect';
import { getErrorCode } from '@/lib/database/error-code';
import { withDeadline } from '@/lib/http/timeout';
import { log, warnHourly } from '@/lib/log';

/** Milliseconds after which a database that could not be read, or that is on another host, is read again. */
export const PAUSE_MS = 10_000;
/** Milliseconds that a start or a page waits for the database. */
const DEADLINE_MS = 2_000;
const KEY = 'imported_at';

/** The mark of an import in its transaction: milliseconds since 1970; the sample catalogue leaves none. */
export function markImport(now: number): InStatement {
  return { sql: 'INSERT OR REPLACE INTO meta VALUES (?, ?)', args: [KEY, String(now)] };
}

/** When the last import was (milliseconds since 1970); null when there was none. */
export async function readMark(db: Reader): Promise<number | null> {
  const { rows } = await db.execute({ sql: 'SELECT value FROM meta WHERE key = ?', args: [KEY] });
  return rows[0] ? Number(rows[0].value) : null;
}

/** Watches for imports by other processes: `getLatest` gives when one was noticed (ms; 0: none), `check` reads now. */
export function createImportWatch(open: () => Promise<Reader>, isRemote: boolean) {
  let noticedAt = 0;
  let known: number | null = null;
  let pausedUntil = 0;
  let opening: Promise<Reader> | undefined;

  const read = async () => {
    opening ??= open();
    const mark = await readMark(await opening);
    if (mark === known) return;
    known = mark;
    noticedAt = Date.now();
    log.info('another catalogue was imported: older pages are rendered again');
  };
  const check = async () => {
    if (isRemote) pausedUntil = Date.now() + PAUSE_MS;
    await withDeadline(DEADLINE_MS, read).catch((error: unknown) => {
      opening = undefined;
      pausedUntil = Date.now() + PAUSE_MS;
      warnHourly('imports cannot be noticed now', { code: getErrorCode(error) || 'unknown' });
    });
  };
  const getLatest = async (): Promise<number> => {
    const checked = Date.now() < pausedUntil ? undefined : check();
    if (!isRemote) await checked;
    return noticedAt;
  };
  return { check, getLatest };
}
