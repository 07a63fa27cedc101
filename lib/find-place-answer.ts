import MiniSearch from 'minisearch';
import { getNamedAnswer, type PlaceAnswer, unknownPlace } from '@/content/place-answers';
import { otherPlaces, places } from '@/content/places';
import { toPlacePath, toPlaceWordPath } from '@/lib/routes';
import { toWords } from '@/lib/search-index/words';

type Phrase = { readonly id: number; readonly words: string; readonly answer: PlaceAnswer };

/** Minimum letters of a word that may be misspelt or unfinished, and the largest share of wrong letters. */
const [LONG_LETTERS, SLIP_SHARE] = [5, 0.22];

const phrases: readonly Phrase[] = [
  ...places.flatMap((place) => toPhrases(`${place.name}, ${place.words}`, getNamedAnswer(place))),
  ...otherPlaces.flatMap(({ words, ...answer }) => toPhrases(words, answer)),
].map((phrase, id) => ({ ...phrase, id }));

const index = new MiniSearch<Phrase>({ fields: ['words'], tokenize: toWords, processTerm: (term) => term });
index.addAll(phrases);

/** The law's answer for the longest known phrase in `text`, typing errors allowed; of equal ones the best match. */
export function findPlaceAnswer(text: string): PlaceAnswer {
  const whole = index
    .search(text, { fuzzy: (word) => isLong(word) && SLIP_SHARE, prefix: isLong })
    .filter(({ id, terms }) => toWords(phrases[id]?.words ?? '').every((word) => terms.includes(word)));
  const longest = Math.max(...whole.map(({ terms }) => terms.length));
  const best = whole.find(({ terms }) => terms.length === longest);
  return phrases[best?.id]?.answer ?? unknownPlace;
}

/** Address of what the law says of a place in the visitor's words: the page of the known place, else of the words. */
export function toPlaceAnswerPath(text: string): string {
  const { place } = findPlaceAnswer(text);
  return place ? toPlacePath(place) : toPlaceWordPath(text);
}

function toPhrases(words: string, answer: PlaceAnswer): Omit<Phrase, 'id'>[] {
  return words.split(', ').map((phrase) => ({ words: phrase, answer }));
}

const isLong = ({ length }: string) => length >= LONG_LETTERS;
