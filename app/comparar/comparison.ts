import { permanentRedirect } from 'next/navigation';
import { type Failure, getLikeProducts, getSuggestedProducts, readIfPossible } from '@/lib/backend';
import { parseComparison } from '@/lib/catalogue/comparison';
import type { CardItem, Product } from '@/lib/catalogue/product';
import { INCOMPLETE } from '@/lib/quotation-list/address';
import { decodeParam, toComparisonPath } from '@/lib/routes';
import { readProducts } from '../cotizacion/list';

export type ComparisonParams = { readonly items: string };

export type FoundComparison = {
  readonly ok: true;
  /** Those of the address that there are. */
  readonly products: readonly Product[];
  readonly hasDropped: boolean;
  /** Others of the category of a product that stands alone, the most like it first. */
  readonly others: readonly CardItem[];
  readonly path: string;
};

/** The products that an address names; any other spelling ends in a permanent redirect to its only one, which says when something was left out. */
export async function findComparison(params: ComparisonParams): Promise<FoundComparison | Failure> {
  const { ids, hasDropped } = parseComparison(decodeParam(params.items));
  const path = toComparisonPath(ids);
  if (path !== toComparisonPath([params.items])) permanentRedirect(path + (hasDropped ? `#${INCOMPLETE}` : ''));
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

/** Comparisons are made at their first visit; the framework wants one at build. */
export async function listComparisonExample(): Promise<ComparisonParams[]> {
  const suggested = await getSuggestedProducts();
  const ids = suggested.ok ? suggested.data.slice(0, 2).map(({ id }) => id) : [];
  return [{ items: ids.join('-') || '1-2' }];
}
