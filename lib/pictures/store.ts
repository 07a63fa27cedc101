import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePictures, PhotographError } from './make';
import type { Photograph } from './photographs';

const MAX_BYTES = 60 * 1024 * 1024;
/** Pixels that a page asks for on a wide screen. */
const GOOD_SIDE = 800;

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
