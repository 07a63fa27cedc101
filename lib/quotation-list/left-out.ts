import { MAX_LINES, type ParsedList } from './address';

/** Fragment of the address to which a list leads when something of it was left out. */
export const INCOMPLETE = 'incompleta';
/** The same by what that is: products, notes and free lines, or lines of more than there may be. */
export const LEFT_OUT = { products: INCOMPLETE, words: 'notas-incompletas', lines: 'lista-llena' } as const;
export type LeftOut = keyof typeof LEFT_OUT;

/** What was left out of a list that has dropped something. */
export function toLeftOut({ items, hasDropped }: ParsedList): LeftOut | null {
  if (!hasDropped) return null;
  return items.length === MAX_LINES ? 'lines' : 'products';
}
