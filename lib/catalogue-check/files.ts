import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '@/lib/backend/assets';
import { getPictureFile } from '@/lib/pictures/folder';
import { decodeParam } from '@/lib/routes';

/** Whether a path of the site leads to a file. */
export type HasFile = (path: string) => boolean;

/** Addresses as the site reads them without a backend: relative ones are its own files. */
export const ownAssets: Assets = { origin: null, imageOrigins: [] };

/** Looks in `folder` and, for pictures made from photographs, in `pictures`, once for each path without what is behind a question mark. */
export function createHasFile(folder: string, pictures: string): HasFile {
  const known = new Map<string, boolean>();
  return (address) => {
    const path = decodeParam(address.replace(/\?.*$/s, ''));
    const found = known.get(path) ?? isFile(getPictureFile(path, pictures) ?? join(folder, path));
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
