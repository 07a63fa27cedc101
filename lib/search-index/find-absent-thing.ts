import searchWords from '@/content/search-words.json' with { type: 'json' };
import { isQuestionWord } from './searched';
import { toWords } from './words';

const things = searchWords.absent
  .split(', ')
  .map((name) => ({ name, stems: toWords(name) }))
  .toSorted((one, other) => other.stems.length - one.stems.length);

/** The thing of content/ that `q` names and nothing else but the words of a question; undefined for any other search. */
export function findAbsentThing(q: string): string | undefined {
  const words = toWords(q);
  const isWhole = (stems: readonly string[]) => words.every((word) => stems.includes(word) || isQuestionWord(word));
  return things.find(({ stems }) => stems.every((stem) => words.includes(stem)) && isWhole(stems))?.name;
}
