import listWords from '@/content/pasted-list.json' with { type: 'json' };
import { foldAccents } from '@/lib/text';

/** What a line asks for; what it does not say how many of, is one. */
export type ReadLine = {
  readonly text: string;
  readonly quantity: number;
  /** '' for none, as is `code`. */
  readonly note: string;
  /** The number with which it begins, which may be a reference of the catalogue and no quantity. */
  readonly code: string;
};

const { pieces, packs, numbers, openings, sizes } = listWords;
const NUMBERS = numbers.join('|');
const COUNT = '0?(?<count>[1-9]\\d{0,2})';
/** What a quantity counts: pieces say nothing more, packs become a note. */
const UNIT = `\\s*(?<unit>(?:${pieces}|${packs})(?![\\p{L}\\p{N}])\\.?)`;
const toPattern = (source: string) => new RegExp(`^${source}$`, 'iu');
/** '101 x 2', '101, 2' */
const REFERENCE = toPattern(`(?<text>[1-9]\\d{2,17})(?:\\s*[x×*:]\\s*|,?\\s+)${COUNT}${UNIT}?`);
const NAMED = 'cant(?:idad)?\\.?\\s*[:=]?\\s*';
/** Between a quantity and what it counts: ' ', 'x', 'und', ' - '. */
const COUNTS = `(?:\\s*(?:[x×*]|(?:${pieces})\\.?(?=\\s))\\s*|\\s[\\s–—-]*)(?:de\\s+)?`;
/** '3 camillas', '3 x camillas', '3 und de camillas', 'cant: 3 - camillas', not '2 o 3 camillas' */
const START = toPattern(`(?:${NAMED})?${COUNT}${COUNTS}(?<text>(?!(?:o|mil)\\s|[x×*]\\s*\\d)\\p{L}.+)`);
/** What is the quantity of a line, in the order in which they are tried. */
const PATTERNS = [
  REFERENCE,
  // 'camilla (3)', 'camilla [3 und]'
  toPattern(`(?<text>.+?)\\s*[([]\\s*${COUNT}${UNIT}?\\s*[)\\]]`),
  // 'camilla, cantidad: 3'
  toPattern(`(?<text>.+?)[\\s,;:.–—-]+${NAMED}${COUNT}${UNIT}?`),
  // 'camilla x 3', 'camilla: 3', 'camilla - 3', 'camilla, 3', 'camilla ... 3'
  toPattern(`(?<text>.+?)(?:\\s[x*]|\\s?×|\\s*[:=…]|,(?=\\s)|\\s*\\.{2,}|\\s[–—-])\\s*${COUNT}${UNIT}?`),
  // 'guantes 20 cajas'
  toPattern(`(?<text>.+?)\\s+${COUNT}${UNIT}`),
  // 'camillas 3'
  toPattern('(?<text>(?:.*\\s)?\\p{L}{2,}s)\\s(?<count>[1-9]\\d?)'),
  START,
];
const PIECES = toPattern(`(?:${pieces})\\.?`);
/** 'seis camas', 'camas: seis', 'camas (seis)' */
const WORD = new RegExp(`(?<=^|[(:]\\s?)(${NUMBERS})(?=\\s+\\p{L}|\\s*\\(|\\)|$)`, 'giu');
/** What is left of '6 (seis) camas'. */
const TWICE = /(\d{1,3})\s*\(\1\)/g;
const PRICE = /(?:\sa)?\s*(?:\$|\bcop\b)\s?\d[\d.,]*(?:\s*c\/u)?/giu;
const OPENING = new RegExp(`^(?:(?:${openings})[\\s,.:]+)+(?=(?:\\d{1,3}|${NUMBERS})\\s+\\p{L})`, 'iu');
/** What stands before a number that is a size: 'guantes talla: 7', 'gasa 10 x 10', 'caja x 100'. */
const SIZED = new RegExp(`(?:^|\\s)(?:\\d{1,2}(?:[.,]\\d+)?|(?:${sizes})[.:#°º]*)$`);
/** Least number before a name that may be a reference. */
const MIN_CODE = 100;

/** What a line of plain words asks for, and how many of it. */
export function readLine(line: string): ReadLine {
  const plain = line.replace(PRICE, '').trim() || line;
  const counted = plain.replace(OPENING, '').replace(WORD, toDigits).replace(TWICE, '$1');
  for (const pattern of PATTERNS) {
    const { text = '', count = '', unit = '' } = pattern.exec(counted)?.groups ?? {};
    const isSize = pattern !== REFERENCE && pattern !== START && SIZED.test(foldAccents(text));
    if (text === '' || isSize) continue;
    const note = PIECES.test(unit) ? '' : unit.toLowerCase();
    const isCode = pattern === START && Number(count) >= MIN_CODE;
    return { text, quantity: Number(count), note, code: isCode ? count : '' };
  }
  return { text: plain, quantity: 1, note: '', code: '' };
}

function toDigits(word: string): string {
  return String(Math.max(1, numbers.indexOf(word.toLowerCase() as 'un')));
}
