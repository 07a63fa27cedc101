import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Reader } from './connect';

const BYTES_IN_MB = 1_048_576;
/** Part of the bound from which it is time to act. */
const NEARLY_FULL = 0.8;
/** Bytes free on the disk: below the first it is time to act, below the second only SQLite's own log has room. */
const LITTLE_FREE_BYTES = 256 * BYTES_IN_MB;
const NO_FREE_BYTES = 4 * BYTES_IN_MB;

/** Pages that deletions have left are used again, so they are room. */
const SIZE = `SELECT (page_count - freelist_count) * page_size AS bytes,
    (SELECT file FROM pragma_database_list WHERE name = 'main') AS file
  FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()`;

/** The room of a database that may have `maxBytes`, by its bytes in use and the free disk (null: unknown). */
export async function readRoom(db: Reader, maxBytes: number) {
  const { rows } = await db.execute(SIZE).catch(() => ({ rows: [] }));
  const [bytes, file] = [Number(rows[0]?.bytes ?? 0), String(rows[0]?.file ?? '')];
  const disk = file === '' ? null : await statfs(dirname(file)).catch(() => null);
  const freeBytes = disk && disk.bavail * disk.bsize;
  const free = freeBytes ?? Number.POSITIVE_INFINITY;
  const isNearlyFull = bytes >= maxBytes * NEARLY_FULL || free < LITTLE_FREE_BYTES;
  const isFull = bytes >= maxBytes || free < NO_FREE_BYTES;
  const state: 'on' | 'nearly full' | 'full' = isFull ? 'full' : isNearlyFull ? 'nearly full' : 'on';
  return { state, bytes, maxBytes, freeBytes };
}
