import { toCode } from '@/lib/search-index/codes';
import { isForService, toRequired, toSearched } from '@/lib/search-index/searched';
import type { Phrase } from '@/lib/search-index/words';

/** FTS5 query of a visitor's words: the beginning of each, in singular or plural, or a whole synonym; or the whole begins a code. */
export function toFtsQuery(q: string): string {
  return [toQuery(q, toPrefixes), ...listCodeTerms(q, '*')].filter(Boolean).join(' OR ');
}

/** FTS5 query for those of toFtsQuery that are wanted: in a long text the beginning of a word is that of many, as 'cama' of 'cámara'. */
export function toWantedQuery(q: string): string {
  return [toQuery(q, toBegunOrWhole), ...listCodeTerms(q, '*')].join(' OR ');
}

/** The same, where words that content/ explains are wanted in names and brands: a text with 'presión' is of many things. */
export function toNamedQuery(q: string): string {
  return [toQuery(q, toBegunOrWhole, '{name brand} : '), ...listCodeTerms(q, '*')].join(' OR ');
}

/** FTS5 query for the names with whole words of the visitor's, in singular or plural, or with their synonyms, and for a whole code. */
export function toExactQuery(q: string): string {
  return [`name : (${toQuery(q, toForms)})`, ...listCodeTerms(q, '')].join(' OR ');
}

/** FTS5 query for the names that begin with one of the visitor's words, which are the thing itself: https://sqlite.org/fts5.html#fts5_initial_token_queries */
export function toBeginningQuery(q: string): string {
  return toBegun(toRequired(q).flat());
}

/** The same for each word itself and what it likeliest stands for, as a tensiometer for 'presión'. */
export function toLikeliestQuery(q: string): string {
  return toBegun(toRequired(q).flatMap((phrases) => phrases.slice(0, 2)));
}

const toBegun = (phrases: readonly Phrase[]) =>
  `name : (${phrases.flatMap(([word = '']) => toForms(word).map((form) => `^${form}`)).join(' OR ')})`;

/** A code as it stands below the description in the index: no word that a visitor looks for. */
export const toCodeTerm = (code: string) => `zqcode${code}`;

function listCodeTerms(q: string, end: '*' | ''): string[] {
  const code = toCode(q);
  return code === '' ? [] : [`"${toCodeTerm(code)}"${end}`];
}

/** The id of the product that a search for '101' or 'ref. 101' names; 0 when it names none. */
export function getProductId(q: string): number {
  const [word = '', ...more] = toRequired(q).map(([phrase = []]) => phrase.join(' '));
  return more.length === 0 && /^\d{1,15}$/.test(word) ? Number(word) : 0;
}

/** `fields` are those of words that content/ explains. */
function toQuery(q: string, asWritten: (word: string) => string[], fields = ''): string {
  const isOfService = isForService(toSearched(q));
  const groups = toRequired(q).map(([written = [], ...synonyms]) => {
    const phrases = [toAll(written, asWritten), ...synonyms.map((phrase) => toAll(phrase, toForms))];
    return `${synonyms.length > 0 || isOfService ? fields : ''}(${phrases.join(' OR ')})`;
  });
  return groups.join(' AND ');
}

const toPrefixes = (word: string) => toSpellings(word).map((text) => `"${text}"*`);

const toBegunOrWhole = (word: string) => [
  ...toPrefixes(word).map((text) => `{name brand} : ${text}`),
  ...toForms(word),
];

function toAll(phrase: Phrase, toTerms: (word: string) => string[]): string {
  return `(${phrase.map((word) => `(${toTerms(word).join(' OR ')})`).join(' AND ')})`;
}

/** The words in singular and plural that have the stem `word`. */
function toForms(word: string): string[] {
  return toSpellings(word).flatMap((text) => ['', 's', 'e', 'es'].map((end) => `"${text}${end}"`));
}

/** Beginnings of what a stem stands for: 'luc' of 'luces' and 'luz', 'mv12' of 'MV12' and 'MV-12'. */
function toSpellings(word: string): string[] {
  const [, letters, digits] = /^(\p{L}+)(\p{N}+)$/u.exec(word) ?? [];
  if (letters) return [word, `${letters} ${digits}`];
  return word.endsWith('c') ? [word, `${word.slice(0, -1)}z`] : [word];
}
