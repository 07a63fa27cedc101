import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { toPictureKey } from './folder';

export type Photograph = { readonly file: string; readonly key: string };

/** Of the system, not of anyone who takes photographs. */
const SYSTEM_FILES = ['thumbs.db', 'desktop.ini'];
/** What systems add to the name of a second file: 'bm-0001 (2).jpg'. */
const COPY = /[\s_-]*\((\d+)\)$/;
/** The files of `folder` and those within it, each with the key of the product that it is named by; the first of a product comes first. */
export async function listPhotographs(folder: string): Promise<Photograph[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && !SYSTEM_FILES.includes(entry.name.toLowerCase()),
  );
  const found = files.map(({ parentPath, name: file }) => {
    const { name } = parse(file);
    const number = Number(COPY.exec(name)?.[1] ?? 0);
    return { file: join(parentPath, file), key: toPictureKey(name.replace(COPY, '')), number };
  });
  return found.toSorted((a, b) => compare(a.key, b.key) || a.number - b.number || compare(a.file, b.file));
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
