import { MAX_QUANTITY } from '@/lib/quotation-list/address';
import { readUnit, UNIT } from './words';

export type Counted = {
  readonly text: string;
  readonly quantity: number;
  /** What is counted, where it is no single pieces. */
  readonly unit?: string;
  /** The number with which the line begins: it may be a reference of the catalogue and not a quantity. */
  readonly code?: string;
  /** The quantity as it was written, where a list cannot have it: '1.000', '1,5'. `quantity` does not stand for it. */
  readonly asked?: string;
};

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

const CELL = new RegExp(`^${FIGURE}\\s*(?:(${UNIT})\\.?)?$`, 'iu');
/** The sign of 'guantes x 20 cajas', and not that of 'rayos X 2 und'. */
const TIMES_SIGN = /(?<!rayos)\s[x×*]$/i;

/** The number in `text`, '3', '3,0' or '3 und'; null where it is none. */
export function readNumber(text: string): Omit<Counted, 'text' | 'code'> | null {
  const [, figure = '', unit = ''] = CELL.exec(text) ?? [];
  const value = figure === '' || figure.includes('/') ? null : readFigure(figure);
  if (value === null) return null;
  const named = readUnit(unit);
  return {
    ...(isQuantity(value) ? { quantity: value } : { quantity: 1, asked: figure }),
    ...(named && { unit: named }),
  };
}

/** `words` as many times as `figure` says; all of `text` where that may be a part of a name; null where it is no quantity. */
export function toCounted(words: string, figure: string, unit: string, text: string): Counted | null {
  const counted = readFigure(figure) === null ? null : readNumber(`${figure} ${unit}`.trim());
  if (!counted) return figure.includes('/') ? { text, quantity: 1, asked: figure } : null;
  return counted.asked && !isGrouped(figure)
    ? { text, quantity: 1, asked: figure }
    : { text: words.replace(TIMES_SIGN, '').trim(), ...counted };
}
