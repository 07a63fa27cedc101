import MiniSearch from 'minisearch';
import { otherWords, type Place, places } from '@/content/places';
import { toWords } from '@/lib/search-index/words';

/** Minimum letters of a word that may be misspelt or unfinished, and the largest share of wrong letters. */
const [LONG_LETTERS, SLIP_SHARE] = [5, 0.22];

const splitPhrases = (words: string) => words.split(', ');
const placesByPhrase = new Map<string, Place | undefined>([
  ...places.flatMap((place) => splitPhrases(`${place.name}, ${place.words}`).map((phrase) => [phrase, place] as const)),
  ...splitPhrases(otherWords).map((phrase) => [phrase, undefined] as const),
]);

const index = new MiniSearch<{ readonly phrase: string }>({
  idField: 'phrase',
  fields: ['phrase'],
  tokenize: toWords,
  processTerm: (term) => term,
});
index.addAll([...placesByPhrase.keys()].map((phrase) => ({ phrase })));

/** The place of the longest known phrase in `text`, typing errors allowed; of equal ones the best match. */
export function findPlaceByWords(text: string): Place | undefined {
  const whole = index
    .search(text, { fuzzy: (word) => isLong(word) && SLIP_SHARE, prefix: isLong })
    .filter(({ id, terms }) => toWords(id).every((word) => terms.includes(word)));
  const longest = Math.max(...whole.map(({ terms }) => terms.length));
  return placesByPhrase.get(whole.find(({ terms }) => terms.length === longest)?.id);
}

const isLong = ({ length }: string) => length >= LONG_LETTERS;
