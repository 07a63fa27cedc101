import { clientLimits } from '@/content/client/limits';
import { ID_PATTERN } from '@/lib/ids';

export const MAX_LINES = clientLimits.quotationList.lines;
export const MAX_QUANTITY = clientLimits.quotationList.quantity;

/** Names the field of a free line, and stands in the address of a list for its products where it has none. */
export const FREE = 'libre';
/** Id of the one form of every page that all buttons of the quotation list belong to. */
export const LIST_FORM = 'lista';

/** A product of a quotation list, how many of it, and what the visitor wrote to it. */
export type ListItem = { readonly id: string; readonly quantity: number; readonly note?: string };

export type ParsedList = {
  readonly items: ListItem[];
  /** True when something of the text was left out. */
  readonly hasDropped: boolean;
};

/** An id as parseId accepts it, and a quantity. */
const ITEM = new RegExp(`^(${ID_PATTERN})(?:x([1-9]\\d{0,9}))?$`);
/** Twice what the longest list takes; no more is read of any text. */
const MAX_CHARS = 5_000;

/** The list in `101x2-305`, two of product 101 and one of 305: at most 100 items, each id once; invalid parts are left out. */
export function parseList(text: string): ParsedList {
  const known = text.length > MAX_CHARS ? text.slice(0, Math.max(0, text.lastIndexOf('-', MAX_CHARS))) : text;
  const parts = known === '' ? [] : known.split('-');
  const quantities = new Map<string, number>();
  for (const part of parts) {
    const [, id, quantity = '1'] = ITEM.exec(part) ?? [];
    const isLeftOut = id === undefined || quantities.has(id) || Number(quantity) > MAX_QUANTITY;
    if (!isLeftOut && quantities.size < MAX_LINES) quantities.set(id, Number(quantity));
  }
  const items = [...quantities].map(([id, quantity]) => ({ id, quantity }));
  return { items, hasDropped: known !== text || items.length < parts.length };
}

/** The one spelling of a list as text: in the order of `items`, without the quantity 1. */
export function formatList(items: readonly ListItem[]): string {
  return items.map(({ id, quantity }) => (quantity === 1 ? id : `${id}x${quantity}`)).join('-');
}

/** A list as one text, `101x2-305/x3__silla` (formatLines): its products, the rest of the text as it is, and how many lines that is. */
export function splitList(text: string) {
  const [products = ''] = text.split('/');
  const { items } = parseList(products);
  const rest = text.slice(products.length);
  return { items, rest, count: items.length + rest.split(/\/x|___x/).length - 1 };
}

/** The text of a list of `items`, with a text of formatExtras. */
export function joinList(items: readonly ListItem[], extras: string): string {
  return formatList(items) + (extras && `/${extras}`);
}
