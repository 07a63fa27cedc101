import { isQuestionWord } from '@/lib/search-index/searched';
import { toWords } from '@/lib/search-index/words';
import { lawWords, otherPlaces, placeWords } from './words';

const ofLaw = new Set(toWords(lawWords));
const phrases = [...Object.values(placeWords), ...otherPlaces.map(({ words }) => words)]
  .flatMap((words) => words.split(','))
  .map((phrase) => phrase.trim());
const toKey = (words: readonly string[]) => words.toSorted().join(' ');
const byKey = new Map(phrases.map((phrase) => [toKey(toWords(phrase)), phrase]));

/** The place that a search names, as content/ writes it: the words of a question and of the law may stand beside it, no others; undefined for any other search. */
export function findSearchedPlace(q: string): string | undefined {
  const words = toWords(q);
  const others = words.filter((word) => !isQuestionWord(word) && !ofLaw.has(word));
  return byKey.get(toKey(words)) ?? byKey.get(toKey(others));
}
