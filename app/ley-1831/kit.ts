import { kit } from '@/content/place-texts';
import { getProduct } from '@/lib/backend';
import type { Product } from '@/lib/backend/catalogue';
import { readIfPossible } from '@/lib/backend/outcome';

/** Products of the kit that the catalogue has: none of another catalogue, where the ids mean something else. */
export async function findKit(): Promise<Product[]> {
  const found = await Promise.all(kit.ids.map((id) => findKitProduct(id)));
  return found.filter((product) => product !== null);
}

/** A product whose name says that it is what this site means by that id; null when it is gone or cannot be read. */
async function findKitProduct(id: number): Promise<Product | null> {
  const found = await readIfPossible(getProduct(String(id)));
  return found.ok && found.data?.name.split(/[^\p{L}]/u).includes(kit.word) ? found.data : null;
}
