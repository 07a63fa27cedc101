import type { Database, Reader } from '@/lib/database/connect';
import type { ProductRow } from '@/lib/embedded-backend/catalogue';
import { markImport } from '@/lib/embedded-backend/imports';
import type { MadePicture } from '@/lib/pictures/folder';
import { joinPicture } from './join';

export type StoredProduct = Pick<ProductRow, 'id' | 'code' | 'name' | 'image' | 'image_sm'>;

/** What pictures are joined by, of every product of the embedded catalogue that is no service. */
export async function listStoredProducts(database: Reader): Promise<StoredProduct[]> {
  const { rows } = await database.execute(
    "SELECT id, code, name, image, image_sm FROM products WHERE type = 'PRODUCT' ORDER BY id",
  );
  return rows.map(({ id, code, name, image, image_sm }) => ({
    id: Number(id),
    code: code === null || code === undefined ? null : String(code),
    name: String(name),
    image: String(image),
    image_sm: String(image_sm),
  }));
}

/** Gives stored products their made pictures, in one transaction that running sites notice; gives the products as they are now. */
export async function joinStoredProducts(database: Database, pictures: ReadonlyMap<string, MadePicture>) {
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
