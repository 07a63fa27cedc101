import { permanentRedirect } from 'next/navigation';
import { getProduct, getSuggestedProducts } from '@/lib/backend';
import type { Product } from '@/lib/backend/catalogue';
import type { Failure } from '@/lib/backend/outcome';
import { formatList, INCOMPLETE, type ListItem, parseList } from '@/lib/quotation-list/address';
import { decodeParam, toQuotationListPath } from '@/lib/routes';

export type ListParams = { readonly items: string };

export type FoundList = {
  readonly ok: true;
  /** The list of the address. */
  readonly requested: readonly ListItem[];
  /** What there is of it. */
  readonly products: readonly (Product & { readonly quantity: number })[];
};

/** The list that an address names; any other spelling ends in a permanent redirect to its only one, which says when something was left out. */
export async function findList(params: ListParams): Promise<FoundList | Failure> {
  const { items, hasDropped } = parseList(decodeParam(params.items));
  if (items.length === 0 || formatList(items) !== params.items) permanentRedirect(listAddress(items, hasDropped));
  const outcomes = await Promise.all(items.map(({ id }) => getProduct(id)));
  const products: FoundList['products'][number][] = [];
  for (const [index, outcome] of outcomes.entries()) {
    if (!outcome.ok) return outcome;
    if (outcome.data) products.push({ ...outcome.data, quantity: items[index]?.quantity ?? 1 });
  }
  return { ok: true, requested: items, products };
}

/** Where a list is found, and whether that says that something was left out of it. */
export function listAddress(items: readonly ListItem[], isIncomplete: boolean): string {
  return toQuotationListPath(items) + (isIncomplete ? `#${INCOMPLETE}` : '');
}

/** Lists are made at their first visit; the framework wants one at build. */
export async function listExample(): Promise<ListParams[]> {
  const suggested = await getSuggestedProducts();
  return [{ items: (suggested.ok && suggested.data[0]?.id) || '1' }];
}
