import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from '@/lib/database/connect';
import { getPicturesFolder, listPictures, type MadePicture, PICTURES_PATH, toPictureKey } from '@/lib/pictures/folder';
import { type Product, readStored } from './catalogue';
import { markImport } from './imports';
import type { Fault } from './product';

const getPicture = ({ image, image_sm }: Product): string => image || image_sm || '';

/** True if a made picture may replace the product's: it has none, a made one, or a photograph's name ('IMG_1.jpg'). */
function takesPicture(product: Product): boolean {
  const given = getPicture(product);
  return given.startsWith(PICTURES_PATH) || !given.includes('/');
}

/** `product` with the picture made for its code, its id or the key that its picture names; without one it has none. */
function joinPicture(product: Product, pictures: ReadonlyMap<string, MadePicture>): Product {
  if (!takesPicture(product)) return product;
  const given = getPicture(product);
  const name = given.startsWith(PICTURES_PATH) ? basename(given).replace(/\..*$/, '') : given.replace(/\.\w+$/, '');
  const { id, code = '' } = product;
  const key = [code, String(id), name].map(toPictureKey).find((one) => pictures.has(one));
  const { image: _, image_sm: __, ...bare } = product;
  return { ...bare, ...(key && pictures.get(key)) };
}

/** `join` gives an imported product its made pictures; `missing` lists each picture of a row that does not exist. */
export async function createPictureJoin(databaseUrl: string) {
  const pictures = await listPictures(getPicturesFolder(databaseUrl));
  const missing: Fault[] = [];
  const isMissing = (address: string) => /^\/(?!\/)/.test(address) && !existsSync(join('public', address));
  const joinOne = (product: Product, line: number): Product => {
    const joined = joinPicture(product, pictures);
    const given = getPicture(product);
    const isLost = takesPicture(product) ? given !== '' && !getPicture(joined) : isMissing(given);
    const help = given.includes('/') ? '' : ': hágala de su fotografía (npm run pictures) y cargue de nuevo el archivo';
    if (isLost) missing.push({ line, reason: `no existe la foto ${given}${help}` });
    return joined;
  };
  return { join: joinOne, missing };
}

/** Gives stored products the pictures in `folder` in one transaction that running sites notice; returns the products. */
export async function joinStoredProducts(database: Database, folder: string) {
  const pictures = await listPictures(folder);
  const before = (await readStored(database)).products.filter(({ type }) => type === 'PRODUCT');
  const products = before.map((product) => joinPicture(product, pictures));
  const changed = products.filter((product, at) => getPicture(product) !== getPicture(before[at] ?? product));
  const sql = 'UPDATE products SET image = ?, image_sm = ? WHERE id = ?';
  const updates = changed.map(({ image = '', image_sm = '', id }) => ({ sql, args: [image, image_sm, id] }));
  if (updates.length > 0) await database.write([...updates, markImport(Date.now())]);
  return { products, changed: changed.length };
}
