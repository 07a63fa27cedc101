import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Reader } from '@/lib/database/connect';

const BYTES_IN_MB = 1_048_576;
/** Part of the bound from which it is time to act. */
const NEARLY_FULL = 0.8;
/** Bytes free on the disk: below the first it is time to act, below the second only SQLite's own log has room. */
const LITTLE_FREE_BYTES = 256 * BYTES_IN_MB;
const NO_FREE_BYTES = 4 * BYTES_IN_MB;

/** How much room the database has: the bytes in use, the most that it may have, and what the disk has left (null when unknown). */
export type Room = {
  readonly state: 'on' | 'nearly full' | 'full';
  readonly bytes: number;
  readonly maxBytes: number;
  readonly freeBytes: number | null;
};

/** Pages that deletions have left are used again, so they are room. */
const SIZE = `SELECT (page_count - freelist_count) * page_size AS bytes, (SELECT file FROM pragma_database_list WHERE name = 'main') AS file
  FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()`;

/** Measures a database that may have `maxBytes`; a server that does not tell its size is taken to look after it. */
export async function readRoom(db: Reader, maxBytes: number): Promise<Room> {
  const [row] = await db.execute(SIZE).then(
    ({ rows }) => rows,
    () => [],
  );
  const bytes = Number(row?.bytes ?? 0);
  const freeBytes = await getFreeBytes(String(row?.file ?? ''));
  return { state: getState(bytes / maxBytes, freeBytes ?? Number.POSITIVE_INFINITY), bytes, maxBytes, freeBytes };
}

function getState(part: number, freeBytes: number): Room['state'] {
  if (part >= 1 || freeBytes < NO_FREE_BYTES) return 'full';
  return part >= NEARLY_FULL || freeBytes < LITTLE_FREE_BYTES ? 'nearly full' : 'on';
}

/** Bytes free on the disk of `file`; null for a database in memory or on a server. */
async function getFreeBytes(file: string): Promise<number | null> {
  if (file === '') return null;
  return statfs(dirname(file)).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}
