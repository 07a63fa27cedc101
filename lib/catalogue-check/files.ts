import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '@/lib/backend/assets';
import { decodeParam } from '@/lib/routes';

/** Whether a path of the site leads to a file. */
export type HasFile = (path: string) => boolean;

/** Addresses as the site reads them without a backend: relative ones are its own files. */
export const ownAssets: Assets = { origin: null, imageOrigins: [] };

/** Looks below `folder`, once for each path; what is after a question mark is no part of a file's name. */
export function createHasFile(folder: string): HasFile {
  const known = new Map<string, boolean>();
  return (path) => {
    const found = known.get(path) ?? isFile(join(folder, decodeParam(path.replace(/\?.*$/s, ''))));
    known.set(path, found);
    return found;
  };
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
