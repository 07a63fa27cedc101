import { MAX_LIST_ITEMS } from './address';

/** The `items` of a form as an address text: a text as it is, `[{ id_product, quantity }]` spelled out; '' for anything else, null for nothing. */
export function toListText(items: unknown): string | null {
  if (items === undefined || items === null) return null;
  if (Array.isArray(items))
    return items
      .slice(0, MAX_LIST_ITEMS + 1)
      .map(toItemText)
      .join('-');
  return typeof items === 'string' ? items : '';
}

/** What is no item leaves nothing between two hyphens, which no list has. */
function toItemText(item: unknown): string {
  const { id_product: id, quantity = 1 } = (item ?? {}) as { id_product?: unknown; quantity?: unknown };
  const isItem = typeof id === 'string' && typeof quantity === 'number' && !id.includes('-') && quantity > 0;
  return isItem ? `${id}x${quantity}` : '';
}
