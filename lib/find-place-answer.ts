import MiniSearch from 'minisearch';
import { getNamedAnswer, type PlaceAnswer, unknownPlace } from '@/content/place-answers';
import { otherPlaces, places } from '@/content/places';
import { toPlacePath, toPlaceWordPath } from '@/lib/routes';
import { toWords } from '@/lib/search-index/words';

type Phrase = { readonly id: number; readonly words: string; readonly answer: PlaceAnswer };

/** Letters of a word that may have slips, or be the beginning of a longer one, and the share of them that may be slips. */
const [LONG_LETTERS, SLIP_SHARE] = [5, 0.22];

const phrases: readonly Phrase[] = [
  ...places.flatMap((place) => toPhrases(`${place.name}, ${place.words}`, getNamedAnswer(place))),
  ...otherPlaces.flatMap(({ words, ...answer }) => toPhrases(words, answer)),
].map((phrase, id) => ({ ...phrase, id }));

const index = new MiniSearch<Phrase>({ fields: ['words'], tokenize: toWords, processTerm: (term) => term });
index.addAll(phrases);

/** What the list of article 3 says of a place by the words that someone wrote for it: the answer for the longest known phrase in `text`, slips allowed; of two as long the one that is written better. */
export function findPlaceAnswer(text: string): PlaceAnswer {
  const whole = index
    .search(text, { fuzzy: (word) => isLong(word) && SLIP_SHARE, prefix: isLong })
    .filter(({ id, terms }) => toWords(phrases[id]?.words ?? '').every((word) => terms.includes(word)));
  const longest = Math.max(...whole.map(({ terms }) => terms.length));
  const best = whole.find(({ terms }) => terms.length === longest);
  return phrases[best?.id]?.answer ?? unknownPlace;
}

/** Address of what the law says of a place in the visitor's words: the page of the place of the list that it is, else that of the words. */
export function toPlaceAnswerPath(text: string): string {
  const { place } = findPlaceAnswer(text);
  return place ? toPlacePath(place) : toPlaceWordPath(text);
}

function toPhrases(words: string, answer: PlaceAnswer): Omit<Phrase, 'id'>[] {
  return words.split(', ').map((phrase) => ({ words: phrase, answer }));
}

const isLong = ({ length }: string) => length >= LONG_LETTERS;
