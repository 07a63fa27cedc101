import { access, chmod, mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { getErrorCode } from './error-code';

/** Only the site's own user reads what visitors wrote. */
const MODE = 0o600;
/** Codes for a file that is not there, of another user, or on a disk that cannot be written. */
const UNCHANGEABLE = ['ENOENT', 'EPERM', 'EROFS'];

/** The path of a `file:` address of libSQL, or null when the database is in memory or elsewhere. */
export function getFile(url: string): string | null {
  const path = /^file:(?:\/\/[^/?#]*)?([^?#]+)/i.exec(url)?.[1];
  return path === undefined || path === ':memory:' ? null : decodeURIComponent(path);
}

/** Throws where `url` is a file that is not there: a command with a wrong DATABASE_URL must not make an empty database. */
export async function requireDatabase(url: string): Promise<void> {
  const path = getFile(url);
  if (path === null) return;
  await access(path).catch(() => {
    throw new Error(`There is no database ${resolve(path)}: set DATABASE_URL as the site has it`);
  });
}

/** Makes an empty private file, and its folder, where there is none; SQLite gives its -wal and -shm the same mode. */
export async function createPrivate(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await ignoreErrors(['EEXIST'], async () => (await open(path, 'wx', MODE)).close());
}

/** Closes a database that was made before to other users; its owner alone may. */
export async function makePrivate(path: string): Promise<void> {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) await ignoreErrors(UNCHANGEABLE, () => chmod(file, MODE));
}

async function ignoreErrors(codes: readonly string[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!codes.includes(getErrorCode(error))) throw error;
  }
}
