import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from '@/lib/database/connect';
import type { ProductRow } from '@/lib/embedded-backend/catalogue';
import type { ImportFault } from '@/lib/embedded-backend/import/row';
import { markImport } from '@/lib/embedded-backend/imports';
import { readStored } from '@/lib/embedded-backend/stored';
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

/**
 * `product` with the picture that was made for it: of the key that its picture names (a photograph, or a made one, as an export has it), of its
 * code, or of its id; without one it has none. `prefersOwn` looks for its code and id first: a photograph of its own has come since.
 */
function joinPicture<T extends Pictured>(product: T, pictures: Pictures, prefersOwn = false): T {
  if (!takesPicture(product)) return product;
  const named = toNamedKey(product.image || product.image_sm);
  const own = getPictureKeys(product);
  const key = (prefersOwn ? [...own, named] : [named, ...own]).find((one) => pictures.has(one));
  const { image, image_sm } = (key && pictures.get(key)) || { image: '', image_sm: '' };
  return { ...product, image, image_sm };
}

/** From '/images/catalogue/bm-0001.0a1b2c3d-1200.webp' and from 'BM-0001.jpg' the same. */
function toNamedKey(picture: string): string {
  const isMade = picture.startsWith(PICTURES_PATH);
  return toPictureKey(isMade ? basename(picture).replace(/\..*$/, '') : picture.replace(/\.\w+$/, ''));
}

/** `join` gives a product of an import the pictures that were made before it; `missing` has each picture of a row that is nowhere. */
export async function createPictureJoin(databaseUrl: string) {
  const pictures = await listPictures(getPicturesFolder(databaseUrl));
  const missing: ImportFault[] = [];
  const join = <T extends Pictured>(product: T, line: number): T => {
    const joined = joinPicture(product, pictures);
    const picture = findMissing(product, joined);
    if (picture !== null) missing.push({ line, reason: `there is no picture ${picture}${getHelp(picture)}` });
    return joined;
  };
  return { join, missing };
}

/** Every product of the stored catalogue that is no service. */
export async function listStoredProducts(database: Database): Promise<ProductRow[]> {
  const { catalogue } = await readStored(database);
  return catalogue.products.filter(({ type }) => type === 'PRODUCT');
}

/** Gives stored products their made pictures, in one transaction that running sites notice; gives the products as they are now. */
export async function joinStoredProducts(database: Database, pictures: Pictures) {
  const before = await listStoredProducts(database);
  const products = before.map((product) => joinPicture(product, pictures, true));
  const changed = products.filter(({ image, image_sm }, index) => {
    return image !== before[index]?.image || image_sm !== before[index]?.image_sm;
  });
  const sql = 'UPDATE products SET image = ?, image_sm = ? WHERE id = ?';
  const updates = changed.map(({ image, image_sm, id }) => ({ sql, args: [image, image_sm, id] }));
  if (updates.length > 0) await database.write([...updates, markImport(Date.now())]);
  return { products, changed: changed.length };
}

/** What to do about the name of a photograph that is nowhere. */
const getHelp = (picture: string) =>
  picture.includes('/') ? '' : ': make it from its photograph (pictures), then import the file again';

function findMissing(product: Pictured, { image }: Pictured): string | null {
  const given = product.image || product.image_sm;
  if (takesPicture(product)) return given !== '' && image === '' ? given : null;
  const isMissing = (address: string) => /^\/(?!\/)/.test(address) && !existsSync(join('public', address));
  return [product.image, product.image_sm].find(isMissing) ?? null;
}
