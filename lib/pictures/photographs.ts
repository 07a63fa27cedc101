import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import sharp from 'sharp';
import { toPictureKey } from './folder';

/** Of the system, not of anyone who takes photographs. */
const SYSTEM_FILES = ['thumbs.db', 'desktop.ini'];
/** What systems add to the name of a second file: 'bm-0001 (2).jpg'. */
const COPY = /[\s_-]*\((\d+)\)$/;
const MAX_MEGABYTES = 60;
/** Twice the largest telephone's in daily use; a larger one would take hundreds of megabytes once decoded. */
const MAX_MEGAPIXELS = 100;
/** A photograph is drawn at most this much larger than it is. */
const MAX_ENLARGEMENT = 2;
const FORMATS = ['jpeg', 'png', 'webp'];
/** Effort 3: a tenth of the time of 6, for a tenth more of bytes. */
export const AVIF = { quality: 55, effort: 3, chromaSubsampling: '4:2:0' } as const;
export const WEBP = { quality: 78, effort: 5 } as const;

/** A photograph of which no picture can be made; `message` ends a sentence that begins with the file. */
class PhotographError extends Error {}

const UNUSABLE = `no es un JPEG, PNG o WebP de hasta ${MAX_MEGABYTES} MB y ${MAX_MEGAPIXELS} megapíxeles: guárdelo como JPEG`;

type Report = (line: string) => void;

/** Makes the pictures of each key's first photograph in `from`; reports and counts the files that cannot be used. */
export async function storePhotographs(from: string, folder: string, ground: string, report: Report): Promise<number> {
  const made = new Set<string>();
  let faults = 0;
  for (const { file, key } of await listPhotographs(from))
    if (!made.has(key))
      try {
        if (key === '') throw new PhotographError('no tiene letras ni cifras en su nombre');
        await storePictures(file, join(folder, key), ground);
        made.add(key);
      } catch (error) {
        if (!(error instanceof PhotographError)) throw error;
        faults += 1;
        report(`${file} ${error.message}`);
      }
  return faults;
}

/** The files in `folder` and below, each with the key of its product, sorted by key and copy number. */
async function listPhotographs(folder: string) {
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

/** Makes the pictures of a photograph, unless they exist, with names that begin with `start`. */
async function storePictures(file: string, start: string, ground: string): Promise<void> {
  if ((await stat(file)).size > MAX_MEGABYTES * 1024 * 1024) throw new PhotographError(UNUSABLE);
  const photograph = await readFile(file);
  const hash = createHash('sha256').update(ground).update(photograph).digest('hex').slice(0, 8);
  const base = `${start}.${hash}`;
  const now = new Date();
  // The photograph of before, perhaps after another: its pictures are the newest again.
  const isThere = await utimes(`${base}-400.webp`, now, now).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const files = await makePictures(photograph, ground);
  await mkdir(dirname(base), { recursive: true });
  for (const { ending, bytes } of files) {
    // Whole or not at all: the site may be reading.
    const part = `${base}${ending}.${process.pid}`;
    await writeFile(part, bytes);
    await rename(part, base + ending);
  }
}

/** A photograph that is refused when it is broken or too large. */
export const open = (photograph: Buffer) =>
  sharp(photograph, { limitInputPixels: MAX_MEGAPIXELS * 1_000_000, failOn: 'error' });

/** A photograph as square WebP and AVIF of 400, 800 and 1200 px on `ground`, without metadata; or a PhotographError. */
export async function makePictures(photograph: Buffer, ground: string) {
  const found = await open(photograph)
    .metadata()
    .catch(() => null);
  if (!found || !FORMATS.includes(found.format ?? '')) throw new PhotographError(UNUSABLE);
  const side = Math.max(found.width, found.height);
  const widths = side > 800 ? [1200, 800, 400] : [800, 400];
  const largest = widths[0] ?? 800;
  // The same share of each width, so that all of them show the same.
  const inner = Math.min(largest, side * MAX_ENLARGEMENT);
  const margin = largest - inner;
  const [before, after] = [Math.floor(margin / 2), Math.ceil(margin / 2)];
  const { data, info } = await open(photograph)
    .autoOrient()
    .flatten({ background: ground })
    .resize({ width: inner, height: inner, fit: 'contain', background: ground })
    .extend({ top: before, bottom: after, left: before, right: after, background: ground })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new PhotographError('está dañado');
    });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files = [];
  for (const width of widths) {
    const resized = sharp(data, { raw }).resize({ width });
    files.push({ ending: `-${width}.avif`, bytes: await resized.clone().avif(AVIF).toBuffer() });
    files.push({ ending: `-${width}.webp`, bytes: await resized.webp(WEBP).toBuffer() });
  }
  return files;
}
