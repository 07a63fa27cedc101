import { FIGURE, isGrouped, isQuantity, readFigure } from './figure';
import { readUnit, UNIT } from './words';

export type Counted = {
  readonly text: string;
  readonly quantity: number;
  /** What is counted, where it is no single pieces. */
  readonly unit?: string;
  /** The number with which the line begins: it may be a reference of the catalogue and not a quantity. */
  readonly code?: string;
  /** What a column of the list says besides: '110 V', 'con capnografía'. */
  readonly remark?: string;
  /** The quantity as it was written, where a list cannot have it: '1.000', '1,5'. `quantity` does not stand for it. */
  readonly asked?: string;
};

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
