import type { SearchDocument } from './documents';
import { getKnownWords } from './known-words';
import type { SearchIndex } from './search-index';
import { toRequired } from './searched';
import { isSlip } from './spelling';
import { isStopWord, type Phrase, toIndexTerms } from './words';

const MAX_LOOKED_AT = 10;
/** Share of the words of a search that a thing must have which is not of the kind that they name. */
const MIN_SHARE = 0.6;

/** What to search for instead of `q`, which finds nothing: the words that the nearest product or service has of it; null where none is near. */
export function findMeantWords(index: SearchIndex, q: string): string | null {
  const near = findNearWords(index, q);
  if (near !== null) return near;
  // Words that make sense together once corrected ('bonba de infucion'); one alone may be another thing but for a slip ('tencion').
  const after = index.correct(q);
  if (after === null || toRequired(q).length > 1) return after;
  // Of a word that only content/ has, what it stands for: 'estetoscopio' for 'fonendoscopo'.
  return isSlip({ before: q, after }) ? (findNearWords(index, after) ?? after) : null;
}

function findNearWords(index: SearchIndex, q: string): string | null {
  const wanted = toRequired(q);
  // The first word says what it is: 'concentrador de 10 litros' is no bath of ten litres.
  const isFirstKind = ({ document, terms }: ReturnType<SearchIndex['find']>[number]) => {
    const { heads } = getKnownWords(document);
    return Number(terms.some((term) => heads.has(term) && wanted[0]?.flat().some((word) => isMeant(word, term))));
  };
  const found = index.find(q, MAX_LOOKED_AT, ({ isCategory }) => !isCategory);
  for (const { document, terms } of found.toSorted((a, b) => isFirstKind(b) - isFirstKind(a))) {
    const meant = terms.filter((term) => wanted.flat(2).some((word) => isMeant(word, term)));
    // Where no word of it was searched for, its code was.
    const isReferred = terms.length === 0 || wanted.flat(2).includes(document.id);
    const words = isReferred ? document.name : cutWords(document, meant);
    if (words === '' || !(isReferred || isNear(document, meant, wanted))) continue;
    const text = words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    return text.toLowerCase() === q.toLowerCase() ? null : text;
  }
  return null;
}

/** Up to `limit` products and services that are near to `q`: of one of several words that has but a few of them, and not the kind, nothing says so. */
export function findNear(
  index: SearchIndex,
  q: string,
  limit: number,
  shown: readonly string[] = [],
): SearchDocument[] {
  const wanted = toRequired(q);
  const found = index.find(q, limit, ({ isCategory, id }) => !isCategory && !shown.includes(id));
  return found
    .filter(({ document, terms }) => wanted.length < 2 || terms.length === 0 || isNear(document, terms, wanted))
    .map(({ document }) => document);
}

/** A number is never another one, and a word of two letters no beginning. */
const isMeant = (word: string, term: string) =>
  word === term || (word.length > 2 && term.startsWith(word)) || isSlip({ before: word, after: term });

/** True for a thing of the kind or model that the words name, and for one that has most of them. */
function isNear(document: SearchDocument, meant: readonly string[], wanted: readonly (readonly Phrase[])[]): boolean {
  const { heads, models } = getKnownWords(document);
  const has = (word: string) => meant.some((term) => isMeant(word, term));
  const found = wanted.filter((phrases) => phrases.some((phrase) => phrase.every(has)));
  return meant.some((term) => heads.has(term) || models.has(term)) || found.length >= wanted.length * MIN_SHARE;
}

const cutWords = ({ name, brand }: SearchDocument, terms: readonly string[]) =>
  cutRun(name, terms) || cutRun(brand, terms);

/** The longest part of `text` that has only words of `terms` and stop words between them: a backend may look for it as a whole. */
function cutRun(text: string, terms: readonly string[]): string {
  let [best, most, from, to, count] = ['', 0, -1, 0, 0];
  for (const { 0: part, index } of text.matchAll(/[\p{L}\p{M}\p{N}-]+/gu)) {
    if (toIndexTerms(part).some((term) => terms.includes(term))) {
      if (count === 0) from = index;
      [to, count] = [index + part.length, count + 1];
      if (count > most) [best, most] = [text.slice(from, to), count];
    } else if (!isStopWord(part)) count = 0;
  }
  return best;
}
