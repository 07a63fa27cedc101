import { listWords } from '@/content/pasted-list';
import { MAX_QUANTITY } from '@/lib/quotation-list/address';
import { foldAccents } from '@/lib/text';
import { isMeasure, PACK, PLAIN_UNIT, readUnit, UNIT } from './words';

export type Counted = {
  readonly text: string;
  readonly quantity: number;
  /** What is counted, where it is no single pieces. */
  readonly unit?: string;
  /** The number with which the line begins: it may be a reference of the catalogue and not a quantity. */
  readonly code?: string;
};

const N = '(\\d{1,4}(?:[.,]0{1,2})?)';
const toEnd = (pattern: string) => new RegExp(`^(.*[^\\s,;:.…–—=-])${pattern}$`, 'iu');
const GAP = '[\\s,;:.…–—=-]*';
/** What says a quantity at the end of a line; each has the text, the number and, where there is one, the unit. */
const ENDS = [
  // 'balanza (2 und)', 'camilla [3]'
  toEnd(`${GAP}[([]\\s*(?:cant(?:idad)?\\.?\\s*:?\\s*)?x?\\s*${N}\\s*(${UNIT})?\\.?\\s*[)\\]]`),
  // 'camilla, cantidad: 3'
  toEnd(`${GAP}\\bcant(?:idad(?:es)?)?\\.?\\s*[:=]?\\s*${N}\\s*(?:(${UNIT})\\.?)?`),
  // 'camilla … 3 unidades'
  toEnd(`[\\s,;:.…–—=-]+${N}\\s*(${UNIT})\\.?`),
  // 'camilla: 3', 'camilla - 3', 'camilla, 3', 'camilla ... 3'
  toEnd(`(?:\\s*[:=…,]|\\s*\\.{2,}|\\s[–—-])\\s*${N}`),
];
/** 'camilla x 3'; after a small number or a pack it is a size, '10 x 10', 'caja x 100'. */
const TIMES = toEnd(`\\s*[x×*]\\s*${N}\\s*(?:(${UNIT})\\.?)?`);
const SIZE = new RegExp(`(?:^|\\s)(?:\\d{1,2}(?:[.,]\\d+)?|${PACK}|bolsas?|kits?|sets?|por)$`, 'iu');
/** 'camillas 3' */
const PLURAL = /^(.*?([\p{L}\p{M}]{3,}s))\s(\d{1,2})$/iu;
/** '3 camillas', '3 x camilla', '(3) camillas', '3 und camilla', '10 cajas de guantes', '2 (dos) camillas'. */
const START = new RegExp(
  `^x?\\s*\\(?${N}\\)?(?:\\s*[x×*]\\s*|\\s+|(?=\\())(?:\\(\\s*[\\p{L}\\p{M}]+\\s*\\)\\s*)?(?:(${PLAIN_UNIT})\\.?(?=[\\s.])\\s*|(${PACK})\\.?\\s+(?=de\\s))?(?:de\\s+)?(?=[\\p{L}(])(.+)$`,
  'iu',
);
/** 'cinco (5) camillas', 'cinco camillas' */
const WORDS = new RegExp(
  `^(${listWords.numbers.join('|')})\\s+(?:\\(\\s*${N}\\s*\\)\\s*)?(?:(?:${PLAIN_UNIT})\\s+de\\s+)?(.+)$`,
  'iu',
);
/** '101 x 2', '101, 2', '101 2' */
const REFERENCE = new RegExp(`^(\\d{1,18})(?:\\s*[x×*,:=]\\s*|\\s+-?\\s*)${N}\\s*(?:${PLAIN_UNIT})?\\.?$`, 'iu');
const OPENINGS = new RegExp(`^(?:${listWords.openings.join('|')})(?:[,:!.]+\\s*|\\s+)`);
/** Longest code of a catalogue that a quantity may be taken for. */
const MIN_CODE = 100;

/** What a line of plain words asks for and how many of it. A number that belongs to a name, 'Monitor de 12 pulgadas', is no quantity. */
export function readQuantity(line: string): Counted {
  const text = dropOpenings(line);
  const reference = REFERENCE.exec(text);
  if (reference) return readReference(reference);
  const end = readEnd(text);
  if (end) return { ...end, text: dropNumber(end.text) };
  return readStart(text) ?? { text, quantity: 1 };
}

/** The number in `text`, '3', '3,0' or '3 und'; null where it is none that a list can have. */
export function readNumber(text: string): Pick<Counted, 'quantity' | 'unit'> | null {
  const [, digits = '', unit = ''] = new RegExp(`^${N}\\s*(?:(${UNIT})\\.?)?$`, 'iu').exec(text) ?? [];
  const quantity = Math.trunc(Number(digits.replace(',', '.')));
  if (quantity < 1 || quantity > MAX_QUANTITY) return null;
  const named = unit && readUnit(unit);
  return named ? { quantity, unit: named } : { quantity };
}

function readReference([, first = '', second = '']: RegExpExecArray): Counted {
  const [text, count] = Number(first) < MIN_CODE && Number(second) >= MIN_CODE ? [second, first] : [first, second];
  return { text, quantity: readNumber(count)?.quantity ?? 1 };
}

function readEnd(text: string): Counted | null {
  for (const pattern of ENDS) {
    const [, words = '', number = '', unit = ''] = pattern.exec(text) ?? [];
    if (words !== '') return toCounted(words, `${number} ${unit}`);
  }
  const [, words = '', number = '', unit = ''] = TIMES.exec(text) ?? [];
  if (words !== '' && !SIZE.test(words)) return toCounted(words, `${number} ${unit}`);
  const [, all = '', plural = '', count = ''] = PLURAL.exec(text) ?? [];
  const isSize = (listWords.sizes as readonly string[]).includes(foldAccents(plural));
  return all !== '' && !isSize ? toCounted(all, count) : null;
}

function readStart(text: string): Counted | null {
  const [, number = '', , pack = '', words = ''] = START.exec(text) ?? [];
  if (words !== '' && !isMeasure(words)) {
    const counted = toCounted(words.replace(/^de\s+/i, ''), `${number} ${pack}`);
    return counted && Number(number) >= MIN_CODE ? { ...counted, code: number } : counted;
  }
  const [, word = '', figure = '', rest = ''] = WORDS.exec(text) ?? [];
  if (word === '') return null;
  const place = (listWords.numbers as readonly string[]).indexOf(foldAccents(word));
  return toCounted(rest, figure || String(Math.max(1, place)));
}

function toCounted(words: string, number: string): Counted | null {
  const counted = readNumber(number.trim());
  return counted && { text: words.trim(), ...counted };
}

/** A line that says its quantity elsewhere may still begin with its number. */
function dropNumber(text: string): string {
  const [, number = '', rest = ''] = /^(\d{1,3})[\s.)-]+(?=\p{L})(.+)$/u.exec(text) ?? [];
  return number !== '' && !isMeasure(rest) ? rest : text;
}

function dropOpenings(text: string): string {
  let rest = text;
  for (let length = -1; length !== rest.length; ) {
    length = rest.length;
    const opening = OPENINGS.exec(foldAccents(rest));
    // Folded, a text has as many letters as before where its accents are joined to them.
    if (opening && foldAccents(rest).length === rest.length) rest = rest.slice(opening[0].length);
  }
  return rest;
}
