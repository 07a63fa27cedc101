import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { toPictureKey } from './folder';

export type Photograph = { readonly file: string; readonly key: string };

/** Of the system, not of anyone who takes photographs. */
const SYSTEM_FILES = ['thumbs.db', 'desktop.ini'];
/** What systems add to the name of a second file: 'bm-0001 (2).jpg'. */
const COPY = /[\s_-]*\((\d+)\)$/;
/** What people add to it: 'bm-0001_2.jpg'. */
const SERIES = /[\s_-]+(\d{1,2})$/;

/** The files of `folder` and those within it, each with the key of the product in `keys` that it belongs to; the first of a product comes first. */
export async function listPhotographs(folder: string, keys: ReadonlySet<string>): Promise<Photograph[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && !SYSTEM_FILES.includes(entry.name.toLowerCase()),
  );
  const found = files.map(({ parentPath, name }) => ({
    file: join(parentPath, name),
    ...toKey(parse(name).name, keys),
  }));
  return found.toSorted((a, b) => compare(a.key, b.key) || a.number - b.number || compare(a.file, b.file));
}

function toKey(name: string, keys: ReadonlySet<string>): { key: string; number: number } {
  const copy = name.replace(COPY, '');
  const number = Number(COPY.exec(name)?.[1] ?? 0);
  const series = toPictureKey(copy.replace(SERIES, ''));
  if (keys.has(toPictureKey(copy)) || !keys.has(series)) return { key: toPictureKey(copy), number };
  return { key: series, number: Number(SERIES.exec(copy)?.[1]) };
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
