import { listWords } from '@/content/pasted-list';
import { foldAccents } from '@/lib/text';
import { type Counted, toCounted } from './counted';
import { isGrouped, isQuantity, readFigure } from './figure';
import * as patterns from './patterns';
import { dropPrice, toNumber, toPlainWords } from './plain-words';
import { isMeasure, readUnit } from './words';

/** Least code of a catalogue that a quantity may be taken for. */
const MIN_CODE = 100;
/** Least second number of '120 x 60' that is more likely a width than a quantity. */
const MIN_WIDTH = 10;
/** '05 Bomba' may be the fifth line. */
export const PADDED = /^0\d{1,2}\s+(?=\p{L})/u;
const sizes = new Set(listWords.sizes.split(' '));
const largeNumbers = new Set(listWords.largeNumbers.split(' '));

/** What a line of plain words asks for and how many of it. A number that belongs to a name, 'Monitor de 12 pulgadas', is no quantity. */
export function readQuantity(line: string): Counted {
  const read = readPlain(toPlainWords(line));
  // The price may stand before the quantity: 'monitor $ 500.000 x 2'.
  return { ...read, text: dropPrice(read.text) };
}

function readPlain(text: string): Counted {
  const reference = patterns.REFERENCE.exec(text);
  if (reference) return readReference(reference);
  const [end, start] = [readEnd(text), readStart(text)];
  const isEnd = end && (!end.asked || !start || start.asked);
  const read = isEnd ? (end.asked ? end : dropNumber(end)) : start;
  if (!read) return readBare(text);
  // Of two quantities one is taken, and the other is shown.
  const asked = read.asked ?? end?.asked ?? start?.asked ?? (PADDED.test(text) ? readBare(read.text).asked : undefined);
  return asked ? { ...read, asked } : read;
}

function readReference([text, first = '', second = '']: RegExpExecArray): Counted {
  const isSwapped = Number(first) < MIN_CODE && (readFigure(second) ?? 0) >= MIN_CODE;
  const [words, count] = isSwapped && /^\d+$/.test(second) ? [second, first] : [first, second];
  const isCode = Number(words) >= MIN_CODE || isQuantity(readFigure(count) ?? 0);
  return (isCode && toCounted(words, count, '', text)) || { text, quantity: 1, asked: second };
}

function readEnd(text: string): Counted | null {
  for (const pattern of patterns.ENDS) {
    const [, words = '', figure = '', unit = ''] = pattern.exec(text) ?? [];
    if (words !== '') return toCounted(words, figure, unit, text);
  }
  const [, named = '', number = ''] = patterns.AFTER_SIGN.exec(text) ?? [];
  if (named !== '' && !isSize(named)) return toCounted(named, number, '', text);
  const [, words = '', figure = '', unit = ''] = patterns.TIMES.exec(text) ?? [];
  if (words !== '' && !patterns.SIZE.test(words) && !patterns.SIZES.test(text)) {
    const isWidth = patterns.LENGTH.test(words) && Number(figure) >= MIN_WIDTH;
    return isWidth ? { text, quantity: 1, asked: figure } : toCounted(words, figure, unit, text);
  }
  const [, before = '', within = '', kind = '', after = ''] =
    (patterns.BETWEEN.exec(text) ?? patterns.BETWEEN_DASHES.exec(text)) || [];
  if (before !== '') return toCounted(before + after, within, kind, text);
  const [, all = '', plural = '', count = ''] = patterns.PLURAL.exec(text) ?? [];
  return all !== '' && !isSize(plural) ? toCounted(all, count, '', text) : null;
}

function readStart(text: string): Counted | null {
  const [, first = '', kind = '', named = ''] = patterns.NAMED_START.exec(text) ?? [];
  if (named !== '') return toCounted(named, first, kind, text);
  const [, dashed = '', behind = ''] = patterns.DASHED_START.exec(text) ?? [];
  if (behind !== '' && isQuantity(readFigure(dashed) ?? 0))
    return { text: behind, quantity: readFigure(dashed) ?? 1, asked: dashed };
  const [, figure = '', , pack = '', words = ''] = patterns.START.exec(text) ?? [];
  if (words !== '' && !isMeasure(words)) {
    const [more = ''] = patterns.MORE_NUMBERS.exec(words) ?? [];
    const isUnitAlone = readUnit(words) === '' && !isQuantity(readFigure(figure) ?? 0);
    if (more !== '' || isUnitAlone) return { text, quantity: 1, asked: `${figure} ${more}`.trim() };
    const counted = toCounted(words.replace(/^de\s+/i, ''), figure, pack, text);
    return counted && !counted.asked && Number(figure) >= MIN_CODE ? { ...counted, code: figure } : counted;
  }
  const [, large = ''] = /^(\p{L}+)\s+[\p{L}(]/u.exec(text) ?? [];
  if (largeNumbers.has(foldAccents(large))) return { text, quantity: 1, asked: large };
  const [, word = '', rest = ''] = patterns.WORDS.exec(text) ?? [];
  if (word === '') return null;
  const [more = ''] = patterns.MORE_NUMBERS.exec(rest) ?? [];
  if (more !== '') return { text, quantity: 1, asked: `${word} ${more}`.trim() };
  return toCounted(rest, String(toNumber(word)), '', text);
}

/** A number behind the words with nothing between them is no quantity that can be taken: '1.000' is too large, '1,5' and '2.0' may name it. */
function readBare(text: string): Counted {
  const [, words = '', figure = ''] = patterns.BARE.exec(text) ?? [];
  const isNamed = !/[\p{L}\p{N}]/u.test(words) || isSize(words) || /(?:^|[\s\d])[x×*]$/i.test(words);
  if (isNamed || readFigure(figure) === null) return { text, quantity: 1 };
  return { text: isGrouped(figure) ? words : text, quantity: 1, asked: figure };
}

/** True where the number behind `words` is a size or a part of a name: 'guantes talla', 'sonda No.'. */
function isSize(words: string): boolean {
  const [last = ''] = /[\p{L}#°º]+(?=\W*$)/u.exec(foldAccents(words)) ?? [];
  return sizes.has(last);
}

/** A line that says its quantity elsewhere may still begin with its number; '2 camas x 3' may mean two or three. */
function dropNumber(counted: Counted): Counted {
  const [, number = '', sign = '', rest = ''] = /^(\d{1,3})([\s.)-]+)(?=\p{L})(.+)$/u.exec(counted.text) ?? [];
  if (number === '' || isMeasure(rest)) return counted;
  return { ...counted, text: rest, ...(sign.trim() === '' && { asked: number }) };
}
