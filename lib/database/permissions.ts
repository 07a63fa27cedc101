import { access, chmod, constants, mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { toErrorName } from '@/lib/log';
import { getErrorCode } from './error-code';

/** Only the site's own user reads what visitors wrote. */
const MODE = 0o600;

/** The path of a `file:` address of libSQL, or null when the database is in memory or elsewhere. */
export function getFile(url: string): string | null {
  const path = /^file:(?:\/\/[^/?#]*)?([^?#]+)/i.exec(url)?.[1];
  return path === undefined || path === ':memory:' ? null : decodeURIComponent(path);
}

/** Throws if the file `url` does not exist: a command with a wrong DATABASE_URL must not make an empty database. */
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
  await open(path, 'wx', MODE).then((file) => file.close(), unless('EEXIST'));
}

/** Closes a database that was made before to other users; its owner alone may. */
export async function makePrivate(path: string): Promise<void> {
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    await chmod(file, MODE).catch(unless('ENOENT', 'EPERM', 'EROFS'));
}

const unless =
  (...codes: string[]) =>
  (error: unknown): void => {
    if (!codes.includes(getErrorCode(error))) throw error;
  };

const CURE = 'DATABASE_URL must name a file that the user of the site owns, in a folder of that user';

/** What the log says of a database that cannot be opened: file or host, and the system's code, which SQLite omits. */
export async function toOpenFailure(url: string, error: unknown) {
  const cause = getErrorCode(error) || toErrorName(error);
  const file = getFile(url);
  // The rest of an address may have a key.
  if (file === null)
    return { database: URL.canParse(url) ? new URL(url).host : url, cause, cure: 'check DATABASE_URL' };
  const refusal = await access(file, constants.R_OK | constants.W_OK).then(() => '', getErrorCode);
  // That the file is missing is no cause: it could not be made.
  return { database: resolve(file), cause: ['', 'ENOENT'].includes(refusal) ? cause : refusal, cure: CURE };
}
