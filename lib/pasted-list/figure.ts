import { MAX_QUANTITY } from '@/lib/quotation-list/address';

/** A number as lists write it: '3', '3,0', '1.000', '1 000', '1,5', '2 ½', '1/2'. */
export const FIGURE =
  '((?<![^\\s(x×*])[1-9]\\d{0,2}(?: \\d{3})+(?!\\d)|\\d{1,9}(?:[.,]\\d{1,9}){0,4}|(?:\\d{1,3} ?|(?<!\\d ?))[½¼¾]|(?:\\d{1,2} |(?<!\\d ))[1-9]/[2-9](?!\\d))';
/** Where no number begins: inside one ('2|.500', '1|,5'), after the thousands of one ('2 |500'), in a time ('10:|30'). */
export const NOT_INSIDE = '(?<!\\d[.,]?|(?:^|\\s)\\d{1,3} (?=\\d{3}(?!\\d))|(?:^|\\s)\\d{1,2}:(?=\\d\\d(?!\\d)))';

const WHOLE = /^(\d+)(?:[.,]0{1,2})?$/;
/** Thousands as Spanish and English write them. */
const THOUSANDS = /^([1-9]\d{0,2}(?:[., ]\d{3})+)(?:[.,]\d{1,2})?$/;
const PART = /^\d+[.,]\d+$|[½¼¾/]/;

/** How many a figure says: NaN where it is no whole number; null where it is none of a quantity, as a date. */
export function readFigure(figure: string): number | null {
  const [, whole = ''] = THOUSANDS.exec(figure) ?? WHOLE.exec(figure) ?? [];
  if (whole !== '') return Number(whole.replace(/\D/g, ''));
  return PART.test(figure) ? Number.NaN : null;
}

/** True for a quantity that a list can have. */
export function isQuantity(value: number): boolean {
  return value >= 1 && value <= MAX_QUANTITY;
}

/** True for '1.000', which is a number of things and never the name of one, as '5000' may be. */
export function isGrouped(figure: string): boolean {
  return THOUSANDS.test(figure) && !figure.includes(' ');
}
