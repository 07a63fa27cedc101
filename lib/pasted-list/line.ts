import { listWords } from '@/content/pasted-list';
import { foldAccents } from '@/lib/text';

/** What a line asks for; what it does not say how many of, is one. */
export type ReadLine = {
  readonly text: string;
  readonly quantity: number;
  readonly note?: string;
  /** The number with which it begins, which may be a reference of the catalogue and no quantity. */
  readonly code?: string;
};

const NUMBERS = listWords.numbers.join('|');
const COUNT = '(?<count>[1-9]\\d{0,2})';
const UNIT = `\\s*(?<unit>(?:${listWords.pieces}|${listWords.packs})(?![\\p{L}\\p{N}])\\.?)?`;
const toPattern = (source: string) => new RegExp(`^${source}$`, 'iu');
/** '101 x 2', '101, 2' */
const REFERENCE = toPattern(`(?<text>[1-9]\\d{2,17})(?:\\s*[x×*:]\\s*|,?\\s+)${COUNT}${UNIT}`);
const START = toPattern(
  `x?\\(?0?${COUNT}\\)?(?:\\s*(?:[x×*]|(?:${listWords.pieces})\\.?(?=\\s))\\s*|\\s+(?:[–—-]\\s+)?|(?=\\())(?:de\\s+)?(?<text>(?![x×*]\\s*\\d)[\\p{L}(].+)`,
);
/** What is the quantity of a line, in the order in which they are tried. */
const PATTERNS = [
  REFERENCE,
  // 'cant: 3 - camilla'
  toPattern(`cant(?:idad)?\\.?\\s*[:=]?\\s*${COUNT}${UNIT}[\\s,;:.–—-]+(?:de\\s+)?(?<text>\\p{L}.+)`),
  // 'camilla, cantidad: 3'
  toPattern(`(?<text>.+?)[\\s,;:.–—-]+cant(?:idad)?\\.?\\s*[:=]?\\s*${COUNT}${UNIT}`),
  // 'camilla (3)', 'camilla [3 und]'
  toPattern(`(?<text>.+?)\\s*[([]\\s*x?\\s*${COUNT}${UNIT}\\s*[)\\]]`),
  // 'camilla x 3', 'camilla x3'
  toPattern(`(?<text>.+?)(?:\\s[x*]|\\s?×)\\s*${COUNT}${UNIT}`),
  // 'camilla: 3', 'camilla - 3', 'camilla, 3', 'camilla ... 3'
  toPattern(`(?<text>.+?)(?:\\s*[:=…]|,(?=\\s)|\\s*\\.{2,}|\\s[–—-])\\s*${COUNT}${UNIT}`),
  // 'guantes 20 cajas'
  toPattern(`(?<text>.+?)\\s+${COUNT}${UNIT.slice(0, -1)}`),
  // 'camillas 3'
  toPattern('(?<text>(?:.*\\s)?\\p{L}{2,}s)\\s(?<count>[1-9]\\d?)'),
  START,
];
const PIECES = toPattern(`(?:${listWords.pieces})\\.?`);
const WORD = new RegExp(`^(${NUMBERS})(?=\\s+\\p{L})`, 'iu');
/** 'cinco (5) camas', '5 (cinco) camas' */
const TWICE = new RegExp(
  `(?<!\\sy\\s)(?:${NUMBERS})\\s*\\((\\d{1,3})\\)|(\\d{1,3})\\s*\\((?:${NUMBERS}|uno)\\)`,
  'giu',
);
const PRICE = /(?:\sa)?\s*(?:\$|\bcop\b)\s?\d[\d.,]*(?:\s*c\/u)?/giu;
const OPENING = new RegExp(`^(?:(?:${listWords.openings})[\\s,.:]+)+`, 'iu');
const COUNTED = new RegExp(`^(?:\\d{1,3}|${NUMBERS})\\s+\\p{L}`, 'iu');
/** Where the next thing of a message begins: '2 camas, 3 camillas y un atril'. */
const NEXT = new RegExp(`(?:,|\\sy)\\s+(?=(?:\\d{1,3}|${NUMBERS})\\s+\\p{L})`, 'iu');
/** Least number before a name that may be a reference. */
const MIN_CODE = 100;
const measures = new Set(listWords.measures.split(' '));
const sizes = new Set(listWords.sizes.split(' '));

/** What a line of plain words asks for, and how many of each. A number that belongs to a name, 'Monitor de 12 pulgadas', is no quantity. */
export function readLines(line: string): ReadLine[] {
  const plain = dropOpening(line.replace(PRICE, '').trim() || line).replace(TWICE, '$1$2');
  const parts = plain.split(NEXT);
  const isSeveral = COUNTED.test(plain) && parts.every((part) => COUNTED.test(part) && !isMeasured(part));
  return (isSeveral ? parts : [plain]).map(readQuantity);
}

function readQuantity(line: string): ReadLine {
  const counted = line.replace(WORD, (word) =>
    String(Math.max(1, listWords.numbers.indexOf(word.toLowerCase() as 'un'))),
  );
  for (const pattern of PATTERNS) {
    const { text = '', count = '', unit = '' } = pattern.exec(counted)?.groups ?? {};
    const isName = pattern === START ? isMeasured(counted) : pattern !== REFERENCE && isSized(text, count);
    if (text === '' || isName) continue;
    const note = unit === '' || PIECES.test(unit) ? '' : unit.toLowerCase();
    const isCode = pattern === START && Number(count) >= MIN_CODE;
    return { text, quantity: Number(count), ...(note && { note }), ...(isCode && { code: count }) };
  }
  return { text: line, quantity: 1 };
}

/** True for '12 derivaciones', '5 L/min' and '2 o 3 camas'. */
function isMeasured(line: string): boolean {
  const [, word = ''] = /^\P{L}*(\p{L}+)/u.exec(foldAccents(line)) ?? [];
  return measures.has(word);
}

/** True where `count` behind `text` is a size or a part of a number: 'guantes talla: 7', 'gasa 10 x 10', 'caja x 100', not 'DM 360 x 1'. */
function isSized(text: string, count: string): boolean {
  const [last = ''] = /\S+$/.exec(foldAccents(text).replace(/[.:#°º]+$/, '')) ?? [];
  const isNumber = (count.length > 1 ? /^\d+(?:[.,]\d+)?$/ : /^\d{1,2}(?:[.,]\d+)?$/).test(last);
  return isNumber || sizes.has(last);
}

/** `line` from its first number on, or what stands behind 'Se requiere:'. */
function dropOpening(line: string): string {
  const [opening = ''] = OPENING.exec(line) ?? [];
  const rest = line.slice(opening.length);
  return COUNTED.test(rest) || (opening.trim().endsWith(':') && rest !== '') ? rest : line;
}
