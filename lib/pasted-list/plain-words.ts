import { messageWords } from '@/content/message-words';
import { listWords } from '@/content/pasted-list';
import { foldAccents } from '@/lib/text';
import { PRICE } from './patterns';
import { roles } from './words';

const OPENINGS = new RegExp(`^(?:${messageWords.openings.join('|')})(?:[,:!.]+\\s*|\\s+)`);
const COURTESIES = new RegExp(
  `^(?:(?:${[...messageWords.openings, ...messageWords.courtesies, ...messageWords.closings].join('|')})(?:[\\s,;:.!]+|$))+$`,
);

const HALF_DOZEN = /^media docena de /i;
const PAIR = /^(?:un |1 )?par de /i;
const DOZEN = /^(?:una |1 )?docena de /i;
const numberWords = new Set(['uno', ...listWords.numbers, ...listWords.largeNumbers.split(' ')]);
/** '2 (dos)', and 'treinta y cinco (35)'. */
const FIGURE_THEN_WORDS = /(\d)\s*\(\s*([\p{L}\p{M}]+(?:\s+y\s+[\p{L}\p{M}]+)?)\s*\)/gu;
const WORDS_THEN_FIGURE =
  /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]+(?:\s+y\s+[\p{L}\p{M}]+)?)\s*\(\s*(\d[\d.,]{0,9})\s*\)/giu;

/** 'Equipo: camilla' */
const LABEL = /^(\p{L}{1,20})\s?:\s?(?=\p{L})/u;
/** 'camas: seis', 'monitores (cuatro)' */
const WORDS_BEHIND = new RegExp(`([:(]\\s*)(${listWords.numbers.join('|')})(\\s*\\)?)$`, 'i');

/** A line without greeting, price and second spelling of its number, which say nothing of what is wanted. */
export function toPlainWords(line: string): string {
  const unlabelled = line.replace(LABEL, (label, word) => (roles.get(foldAccents(word)) === 'name' ? '' : label));
  return dropPrice(dropNumberWords(countDozens(dropOpenings(unlabelled))));
}

/** True for a row that only greets, thanks or says that something follows. */
export function isCourtesy(row: string): boolean {
  return COURTESIES.test(foldAccents(row.replace(/[¿?]/g, '')));
}

function countDozens(text: string): string {
  return text.replace(HALF_DOZEN, '6 ').replace(DOZEN, '12 ').replace(PAIR, '2 ');
}

function dropNumberWords(text: string): string {
  return text
    .replace(FIGURE_THEN_WORDS, (both, digit, words) => (isNumber(words) ? digit : both))
    .replace(WORDS_THEN_FIGURE, (both, words, figure) => (isNumber(words) ? figure : both))
    .replace(WORDS_BEHIND, (_, sign, word, end) => sign + toNumber(word) + end);
}

const isNumber = (words: string) =>
  foldAccents(words)
    .split(/\s+/)
    .every((word) => word === 'y' || numberWords.has(word));

/** What a word of content/ counts: 'un' and 'una' are one. */
export function toNumber(word: string): number {
  return Math.max(1, (listWords.numbers as readonly string[]).indexOf(foldAccents(word)));
}

/** A line without the price at its end. */
export function dropPrice(text: string): string {
  const words = text
    .slice(0, Math.max(0, text.search(PRICE)))
    .replace(/(?:\s(?:a|por|precio|valor))?[\s,;:.…–—=-]+$/i, '');
  return /\p{L}/u.test(words) ? words : text;
}

/** A line without the words with which a message begins. */
export function dropOpenings(text: string): string {
  let rest = text;
  for (let length = -1; length !== rest.length; ) {
    length = rest.length;
    const opening = OPENINGS.exec(foldAccents(rest));
    // Folded, a text has as many letters as before where its accents are joined to them.
    if (opening && foldAccents(rest).length === rest.length) rest = rest.slice(opening[0].length);
  }
  return rest;
}
