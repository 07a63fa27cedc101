import { permanentRedirect } from 'next/navigation';
import { readProducts } from '@/app/cotizacion/list';
import { type Failure, getLikeProducts, readIfPossible } from '@/lib/backend';
import { parseComparison } from '@/lib/catalogue/comparison';
import type { CardItem, Product } from '@/lib/catalogue/product';
import { INCOMPLETE } from '@/lib/quotation-list/address';
import { decodeParam, toComparisonPath } from '@/lib/routes';

export type FoundComparison = {
  readonly ok: true;
  /** Those of the address that there are. */
  readonly products: readonly Product[];
  readonly hasDropped: boolean;
  /** Others of the category of a product that stands alone, the most like it first. */
  readonly others: readonly CardItem[];
  readonly path: string;
};

/** The products that the segments of an address name; any other spelling ends in a permanent redirect to its only one, which says when something was left out. */
export async function findComparison([items = '', ...more]: readonly string[]): Promise<
  FoundComparison | Failure | null
> {
  if (more.length > 0) return null;
  const { ids, hasDropped } = parseComparison(decodeParam(items));
  const path = toComparisonPath(ids);
  if (ids.join('-') !== items) permanentRedirect(path + (hasDropped ? `#${INCOMPLETE}` : ''));
  const read = await readProducts(ids);
  if (!read.ok) return read;
  const products = read.data;
  const [first] = products;
  const others = first && products.length === 1 ? await findOthers(first) : [];
  return { ok: true, products, hasDropped: products.length < ids.length, others, path };
}

/** What `product` may be compared with; none where that cannot be read. */
async function findOthers({ id, name, category }: Product): Promise<readonly CardItem[]> {
  const like = await readIfPossible(getLikeProducts({ id, name, category }));
  return like.ok ? like.data : [];
}
