import { permanentRedirect } from 'next/navigation';
import pLimit from 'p-limit';
import { getProduct } from '@/lib/backend';
import { getCards } from '@/lib/backend/search';
import type { CardItem, Product } from '@/lib/catalogue/product';
import { parseList, toListPath, toListPlace } from '@/lib/quotation-list/address';
import { decodeParam, routes } from '@/lib/routes';

/** Products of one list that are read at once: 100 must not fill the queue of all visitors (lib/backend/client.ts). */
const MAX_READS = 4;

/** The list of an address; any other spelling is redirected to its only one, which says if something was left out. */
export async function findList({ list }: { readonly list: string }) {
  const parsed = parseList(decodeParam(list));
  const { lines } = parsed;
  if (`${routes.quotationList}/${list}` !== toListPath(lines)) permanentRedirect(toListPlace(parsed));
  const ids = lines.flatMap(({ id }) => id ?? []);
  const cards = ids.length > 0 ? await getCards(ids) : [];
  const known = new Map<string, CardItem>(cards.map((card) => [card.id, card]));
  // The products that the search index does not have; all of them while there is no index.
  const others = await readProducts(ids.filter((id) => !known.has(id)));
  if (!others.ok) return others;
  for (const product of others.data) known.set(product.id, product);
  // Of the products what there is.
  return { ok: true as const, requested: lines, products: ids.flatMap((id) => known.get(id) ?? []) };
}

/** Those products that there are, in their order, or why one could not be read. */
export async function readProducts(ids: readonly string[]) {
  const outcomes = await pLimit(MAX_READS).map(ids, (id) => getProduct(id));
  const data: Product[] = [];
  for (const outcome of outcomes) {
    if (!outcome.ok) return outcome;
    if (outcome.data) data.push(outcome.data);
  }
  return { ok: true as const, data };
}
