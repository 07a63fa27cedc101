import { toLineText } from '@/lib/quotation-list/address';
import { type Counted, readNumber } from './counted';
import { PADDED, readQuantity } from './quantity';
import { findRole, type Role, readUnit } from './words';

/** What each column of a table has. */
export type Columns = readonly (Role | undefined)[];

/** A price: nothing else of a list has a currency or two groups of thousands. */
const PRICE = /^(?:(?:\$|cop|usd)\s*[\d.,]+|[\d]{1,3}(?:[.,]\d{3}){2,}(?:[.,]\d+)?)$/i;
const NUMBER = /^\d{1,18}(?:[.,]\d+)?$/;
/** Before a name nobody asks for so many; codes of public tenders have eight digits. */
const LONG_CODE = /^\d{5,18}$/;
/** As much is shown of a cell that should have a number. */
const MAX_ASKED_CHARS = 30;
/** A code: one word of letters and digits with at least one digit. */
const CODE = /^(?=[^\s]*\d)[\p{L}\d][\p{L}\d./_-]{1,29}$/u;

/** What the columns of a row of headings have; null for any other row. A heading alone counts only in the first row. */
export function findColumns(cells: readonly string[], isFirst: boolean): Columns | null {
  const roles = cells.map((cell) => (cell === '' ? undefined : findRole(cell)));
  const isHeading = roles.includes('name') && cells.every((cell, index) => cell === '' || roles[index] !== undefined);
  const count = roles.filter(Boolean).length;
  if (!isHeading || (count < 2 && !(isFirst && /^\p{L}+$/u.test(cells.join(''))))) return null;
  return roles;
}

/** What a row of several cells asks for: by the headings above it, else by what the cells look like. */
export function readCells(cells: readonly string[], columns: Columns | null, isNumbered: boolean): Counted {
  const named = columns && readByHeadings(cells, columns);
  return named ?? readByLook(dropOwnNumber(cells, isNumbered));
}

function readByHeadings(cells: readonly string[], columns: Columns): Counted | null {
  const of = (role: Role) => cells.filter((cell, index) => columns[index] === role && cell !== '');
  const [name = ''] = of('name');
  if (name === '') return null;
  const [asked = ''] = of('quantity');
  const isAsked = /[\p{L}\p{N}]/u.test(asked);
  const counted = isAsked
    ? (readNumber(asked) ?? { quantity: 1, asked: asked.slice(0, MAX_ASKED_CHARS) })
    : readQuantity(name);
  const unit = readUnit(of('unit')[0] ?? '');
  const [code] = of('code');
  const remark = toLineText(of('remark').join('; '));
  const text = [...of('name'), ...of('more')].join(' ');
  return {
    text,
    ...counted,
    ...(unit && { unit }),
    ...(code && { code }),
    ...(remark && { remark }),
    ...('text' in counted && { text: [counted.text, ...of('more')].join(' ') }),
  };
}

function readByLook(cells: readonly string[]): Counted {
  const filled = cells.filter((cell) => cell !== '' && !PRICE.test(cell));
  const words = filled.filter((cell) => !NUMBER.test(cell) && readNumber(cell) === null);
  const [unit] = words.flatMap((cell) => readUnit(cell) ?? []);
  const texts = words.filter((cell) => readUnit(cell) === undefined);
  const [first = '', second] = filled;
  if (texts.length === 0) return { ...(readNumber(second ?? '') ?? { quantity: 1 }), text: first };
  const at = filled.indexOf(texts.at(-1) ?? '');
  const before = filled.slice(0, at).filter((cell) => !LONG_CODE.test(cell) && readNumber(cell));
  const after = filled.slice(at).flatMap((cell) => readNumber(cell) ?? []);
  const isCoded = texts.length > 1 && texts[0] === first && CODE.test(first);
  const hasNumberCode = NUMBER.test(first) && (after.length > 0 || before.length > 1 || LONG_CODE.test(first));
  const code = isCoded || hasNumberCode ? first : undefined;
  const text = texts.slice(isCoded ? 1 : 0).join(' ');
  const numbers = [...after, ...before.flatMap((cell) => readNumber(cell) ?? []).reverse()];
  const counted = numbers.find(({ asked }) => asked === undefined) ?? numbers[0];
  if (!counted) return { ...readQuantity(text), ...(code && { code }) };
  const asked = numbers[0]?.asked;
  return {
    text: text.replace(PADDED, ''),
    ...(unit && { unit }),
    ...counted,
    ...(asked && { asked }),
    ...(code && { code }),
  };
}

/** Without the first cell where that is the number of the line. */
function dropOwnNumber(cells: readonly string[], isNumbered: boolean): readonly string[] {
  const ownNumber = isNumbered ? /^\d{1,3}[.)]?$/ : /^\d{1,3}[.)]$/;
  return ownNumber.test(cells[0] ?? '') && cells.length > 2 ? cells.slice(1) : cells;
}
