import { access, constants } from 'node:fs/promises';
import { resolve } from 'node:path';
import { toErrorName } from '@/lib/log';
import { getErrorCode } from './error-code';
import { getFile } from './permissions';

const CURE = 'DATABASE_URL must name a file that the user of the site owns, in a folder of that user';

/** What the log says of a database that cannot be opened: its file, or the host where it is, and the system's code, which SQLite does not tell. */
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
