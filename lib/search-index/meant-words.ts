import { readName, type SearchDocument } from './documents';
import type { Found, SearchIndex } from './search-index';
import { type Phrase, toRequired } from './searched';
import { isSlip } from './spelling';
import { cutRun, isNeutral } from './words';

const MAX_LOOKED_AT = 10;
/** Share of the words of a search that a thing must have which is not of the kind that they name. */
const MIN_SHARE = 0.6;

type Wanted = readonly (readonly Phrase[])[];

/** What to search for instead of `q`, which finds nothing: the words that the nearest product or service has of it; null where none is near. */
export function findMeantWords(index: SearchIndex, q: string): string | null {
  const near = findNearWords(index, q);
  if (near !== null) return near;
  // Words that make sense together once corrected ('bonba de infucion'); one alone may be another thing but for a slip ('tencion').
  const after = index.correct(q);
  if (after === null || toRequired(q).length > 1) return after;
  // Of a word that only content/ has, what it stands for: 'estetoscopio' for 'fonendoscopo'.
  return isSlip(q, after) ? (findNearWords(index, after) ?? after) : null;
}

function findNearWords(index: SearchIndex, q: string): string | null {
  const wanted = toRequired(q);
  const main = findMain(index, wanted);
  // The first word says what it is: 'concentrador de 10 litros' is no bath of ten litres.
  const isFirstKind = ({ document, terms }: Found) =>
    Number(terms.some((term) => readName(document).heads.has(term) && wanted[0]?.flat().some(isMeantBy(term))));
  const found = index.find(q, MAX_LOOKED_AT, ({ isCategory }) => !isCategory);
  for (const { document, terms } of found.toSorted((a, b) => isFirstKind(b) - isFirstKind(a))) {
    const meant = terms.filter((term) => wanted.flat(2).some(isMeantBy(term)));
    // Where no word of it was searched for, its code was.
    const isReferred = terms.length === 0 || wanted.flat(2).includes(document.id);
    const words = isReferred ? document.name : cutRun(document.name, meant) || cutRun(document.brand, meant);
    if (words === '' || !(isReferred || (isNear(document, meant, wanted) && hasAny(meant, main)))) continue;
    const text = words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    return text.toLowerCase() === q.toLowerCase() ? null : text;
  }
  return null;
}

/** The first of the words that names things of the catalogue, which no other search may leave out; none where no word does. */
function findMain(index: SearchIndex, wanted: Wanted): readonly Phrase[] {
  const isMain = (phrases: readonly Phrase[]) =>
    !phrases[0]?.every(isNeutral) && phrases.some((phrase) => index.findNamed(phrase.join(' '), 1).length > 0);
  return wanted.find(isMain) ?? [[]];
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
const isMeantBy = (term: string) => (word: string) =>
  word === term || (word.length > 2 && term.startsWith(word)) || isSlip(word, term);

const hasAny = (meant: readonly string[], phrases: readonly Phrase[]) =>
  phrases.some((phrase) => phrase.every((word) => meant.some((term) => isMeantBy(term)(word))));

/** True for a thing of the kind or model that the words name, and for one that has most of them. */
function isNear(document: SearchDocument, meant: readonly string[], wanted: Wanted): boolean {
  const { heads, models } = readName(document);
  const found = wanted.filter((phrases) => hasAny(meant, phrases));
  return meant.some((term) => heads.has(term) || models.has(term)) || found.length >= wanted.length * MIN_SHARE;
}
