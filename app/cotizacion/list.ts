import { permanentRedirect } from 'next/navigation';
import pLimit from 'p-limit';
import { type Failure, getProduct, getSuggestedProducts } from '@/lib/backend';
import { getCards } from '@/lib/backend/search';
import type { CardItem, Product } from '@/lib/catalogue/product';
import { toLinesPath } from '@/lib/list-paths';
import { toQuotationListPath } from '@/lib/plain-list-paths';
import type { ListItem } from '@/lib/quotation-list/address';
import { LEFT_OUT, type LeftOut } from '@/lib/quotation-list/left-out';
import { fitExtras, formatExtras, type QuotationLines, readAddress } from '@/lib/quotation-list/lines';
import { decodeParam, routes } from '@/lib/routes';

export type ListParams = { readonly items: string; readonly extras?: string | undefined };

export type FoundList = {
  readonly ok: true;
  /** The list of the address. */
  readonly requested: QuotationLines;
  /** What there is of its products. */
  readonly products: readonly (CardItem & ListItem)[];
};

/** Products of one list that are read at once: who asks for a hundred must not fill the queue of all visitors (lib/backend/client.ts). */
const MAX_READS = 4;

/** The list that an address names; any other spelling ends in a permanent redirect to its only one, which says what was left out. */
export async function findList(params: ListParams): Promise<FoundList | Failure> {
  const { leftOut, ...requested } = readAddress(decodeParam(params.items), decodeParam(params.extras ?? ''));
  if (toAskedPath(params) !== toLinesPath(requested)) permanentRedirect(listAddress(requested, leftOut));
  const { items } = requested;
  const cards = items.length > 0 ? await getCards(items.map(({ id }) => id)) : [];
  const known = new Map(cards.map((card) => [card.id, card]));
  // What the search index does not have, be it that there is none.
  const others = await readProducts(items.filter(({ id }) => !known.has(id)));
  if (!others.ok) return others;
  for (const product of others.data) known.set(product.id, product);
  const products = items.flatMap((item) => {
    const card = known.get(item.id);
    return card ? { ...card, ...item } : [];
  });
  return { ok: true, requested, products };
}

/** Those of `items` that there are, in their order, or why one could not be read. */
async function readProducts(items: readonly ListItem[]) {
  const outcomes = await pLimit(MAX_READS).map(items, ({ id }) => getProduct(id));
  const data: Product[] = [];
  for (const outcome of outcomes) {
    if (!outcome.ok) return outcome;
    if (outcome.data) data.push(outcome.data);
  }
  return { ok: true as const, data };
}

/** The path of a request for a list, as it was asked for. */
export function toAskedPath({ items, extras }: ListParams): string {
  return [routes.quotationList, items, extras].filter((segment) => segment !== undefined).join('/');
}

/** Where a list is found, with what was left out of it, before or for want of room in its address. */
export function listAddress(lines: QuotationLines, leftOut: LeftOut | null): string {
  const { extras, left } = fitExtras(lines);
  const said = leftOut ?? (left > 0 ? 'words' : null);
  return toQuotationListPath(lines.items, extras) + (said ? `#${LEFT_OUT[said]}` : '');
}

/** Lists are made at their first visit; the framework wants one at build. */
export async function listExample(): Promise<ListParams[]> {
  return [{ items: await findExample() }];
}

/** The same with a note. */
export async function listNotedExample() {
  const id = await findExample();
  return [{ items: id, extras: formatExtras({ items: [{ id, quantity: 1, note: id }], free: [] }) }];
}

async function findExample(): Promise<string> {
  const suggested = await getSuggestedProducts();
  return (suggested.ok && suggested.data[0]?.id) || '1';
}
