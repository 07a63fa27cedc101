import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { toPictureKey } from './folder';
import { makePictures, PhotographError } from './make';

export type Photograph = { readonly file: string; readonly key: string };

/** Of the system, not of anyone who takes photographs. */
const SYSTEM_FILES = ['thumbs.db', 'desktop.ini'];
/** What systems add to the name of a second file: 'bm-0001 (2).jpg'. */
const COPY = /[\s_-]*\((\d+)\)$/;
const MAX_BYTES = 60 * 1024 * 1024;
/** Pixels that a page asks for on a wide screen. */
const GOOD_SIDE = 800;

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

/** Makes the pictures of a photograph in `folder`, unless they are there, and says in words what it did; throws a PhotographError. */
export async function storePictures({ file, key }: Photograph, folder: string, ground: string): Promise<string> {
  if (key === '') throw new PhotographError('has no letters or digits in its name');
  if ((await stat(file)).size > MAX_BYTES) throw new PhotographError('has more than 60 MB');
  const photograph = await readFile(file);
  const hash = createHash('sha256').update(ground).update(photograph).digest('hex').slice(0, 8);
  const base = join(folder, `${key}.${hash}`);
  const now = new Date();
  // The photograph of before, perhaps after another: its pictures are the newest again.
  const isThere = await utimes(`${base}-400.webp`, now, now).then(
    () => true,
    () => false,
  );
  if (isThere) return 'is there';
  const { files, side } = await makePictures(photograph, ground);
  await mkdir(folder, { recursive: true });
  for (const { ending, bytes } of files) await writeWhole(base + ending, bytes);
  return side < GOOD_SIDE ? `made; only ${side} pixels, ${GOOD_SIDE} are needed to be sharp` : 'made';
}

/** Whole or not at all: the site may be reading. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
}
