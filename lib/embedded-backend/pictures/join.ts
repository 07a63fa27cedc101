import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductRow } from '@/lib/embedded-backend/catalogue';
import type { ImportFault } from '@/lib/embedded-backend/import/row';
import { getPicturesFolder, listPictures, type MadePicture, PICTURES_PATH, toPictureKey } from '@/lib/pictures/folder';

type Pictured = Pick<ProductRow, 'id' | 'code' | 'image' | 'image_sm'>;
type Pictures = ReadonlyMap<string, MadePicture>;

/** The keys by which pictures of a product are named, the first before the others. */
export function getPictureKeys({ id, code }: Pick<ProductRow, 'id' | 'code'>): string[] {
  return [code, String(id)].flatMap((text) => (text && toPictureKey(text)) || []);
}

/** True where a product has no picture of its own that a made one would replace: none, a made one, or the name of a photograph ('IMG_1.jpg'). */
export function takesPicture({ image, image_sm }: Pictured): boolean {
  const given = image || image_sm;
  return given === '' || given.startsWith(PICTURES_PATH) || !given.includes('/');
}

/** `product` with the picture that was made for it: by the photograph that it names, else by its code, else by its id; without one it has none. */
export function joinPicture<T extends Pictured>(product: T, pictures: Pictures): T {
  if (!takesPicture(product)) return product;
  const given = product.image || product.image_sm;
  const named = given.startsWith(PICTURES_PATH) ? [] : [toPictureKey(given.replace(/\.\w+$/, ''))];
  const key = [...named, ...getPictureKeys(product)].find((one) => pictures.has(one));
  const { image, image_sm } = (key && pictures.get(key)) || { image: '', image_sm: '' };
  return { ...product, image, image_sm };
}

/** `join` gives a product of an import the pictures that were made before it; `missing` has each picture of a row that is nowhere. */
export async function createPictureJoin(databaseUrl: string) {
  const pictures = await listPictures(getPicturesFolder(databaseUrl));
  const missing: ImportFault[] = [];
  const join = <T extends Pictured>(product: T, line: number): T => {
    const joined = joinPicture(product, pictures);
    const picture = findMissing(product, joined);
    if (picture !== null) missing.push({ line, reason: `there is no picture ${picture}` });
    return joined;
  };
  return { join, missing };
}

function findMissing(product: Pictured, { image }: Pictured): string | null {
  const given = product.image || product.image_sm;
  if (takesPicture(product)) return given !== '' && image === '' ? given : null;
  const isMissing = (address: string) => /^\/(?!\/)/.test(address) && !existsSync(join('public', address));
  return [product.image, product.image_sm].find(isMissing) ?? null;
}
