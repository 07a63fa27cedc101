import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { getFile } from '@/lib/database/permissions';
import { foldAccents } from '@/lib/text';

/** The addresses of pictures that were made from photographs. */
export const PICTURES_PATH = '/images/catalogue/';
/** {key}.{8 digits of the photograph's hash}-{width}.{type}: a new name per photograph, as browsers cache for a day. */
const NAME = /^([a-z0-9-]{1,100}\.[0-9a-f]{8})-(400|800|1200)\.(?:webp|avif)$/;

/** The addresses of one product's picture. */
export type MadePicture = { readonly image: string; readonly image_sm: string };

/** The folder of made pictures: beside the database, safe from releases; in public/ if the database is remote. */
export function getPicturesFolder(databaseUrl: string): string {
  const file = getFile(databaseUrl);
  return file === null ? join('public', PICTURES_PATH) : join(dirname(file), 'pictures');
}

/** The file of such a picture by its address, or null for any other address. */
export function getPictureFile(path: string, folder: string): string | null {
  const name = basename(path);
  return path === PICTURES_PATH + name && NAME.test(name) ? join(/* turbopackIgnore: true */ folder, name) : null;
}

/** The key in the names of pictures for a code, an id or a file name: 'BM 0001' and 'bm-0001' are the same. */
export function toPictureKey(text: string): string {
  const folded = foldAccents(text).replace(/[^a-z0-9]+/g, '-');
  return folded.replace(/^-|-$/g, '').slice(0, 100);
}

/** The newest complete set of each key in `folder` (its 400 px WebP is written last); open pages use older ones. */
export async function listPictures(folder: string): Promise<Map<string, MadePicture>> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch(() => []);
  const all = new Set(names);
  const whole = names.filter((name) => NAME.test(name) && name.endsWith('-400.webp'));
  const sets = whole.map(async (name) => {
    const { mtimeMs } = await stat(join(/* turbopackIgnore: true */ folder, name));
    return { base: name.slice(0, -'-400.webp'.length), time: mtimeMs };
  });
  const listed = new Map<string, MadePicture>();
  for (const { base } of (await Promise.all(sets)).toSorted((a, b) => a.time - b.time)) {
    const largest = all.has(`${base}-1200.webp`) ? 1200 : 800;
    const image = `${PICTURES_PATH}${base}-${largest}.webp`;
    listed.set(base.split('.', 1)[0] ?? '', { image, image_sm: `${PICTURES_PATH}${base}-400.webp` });
  }
  return listed;
}
