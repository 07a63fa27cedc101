import { permanentRedirect } from 'next/navigation';
import { getProduct, getSuggestedProducts, type Outcome, tagMissing } from '@/lib/backend';
import type { Product } from '@/lib/catalogue/product';
import { isAddressOf, isFolderName, parseId, toProductName, toProductPath } from '@/lib/routes';

export type ProductParams = { readonly name: string; readonly id: string };

/** The product that an address names, or null when there is none; a wrong or old name ends in a permanent redirect to the right address. */
export async function findProduct(params: ProductParams): Promise<Outcome<Product> | null> {
  const id = parseId(params.id);
  if (id === null) return null;
  const outcome = await getProduct(id);
  if (!outcome.ok) return outcome;
  const product = outcome.data;
  if (!product) return tagMissing();
  if (!isAddressOf(params.name, product)) permanentRedirect(toProductPath(product));
  return { ...outcome, data: product };
}

/** Only the featured products are made at build, whose cost must not grow with the catalogue; no name that cannot be a folder. */
export async function listProductParams(): Promise<ProductParams[]> {
  const suggested = await getSuggestedProducts();
  const known = (suggested.ok ? suggested.data : []).map((item) => ({ name: toProductName(item), id: item.id }));
  const made = known.filter(({ name }) => isFolderName(name));
  return made.length > 0 ? made : [{ name: '-', id: '0' }];
}
