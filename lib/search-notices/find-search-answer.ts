import { type SearchAnswer, searchAnswers } from '@/content/search-answers';
import { isQuestionWord } from '@/lib/search-index/searched';
import { toWords } from '@/lib/search-index/words';

type FoundAnswer = {
  readonly answer: SearchAnswer;
  /** True where the search is for nothing else: no equipment is near it. */
  readonly isWhole: boolean;
};

const phrases = searchAnswers
  .flatMap((answer) => answer.words.split(',').map((phrase) => ({ answer, stems: toWords(phrase) })))
  .toSorted((one, other) => other.stems.length - one.stems.length);

/** The fixed answer to a search, by the longest phrase of content/ that it has; null where it has none. */
export function findSearchAnswer(q: string): FoundAnswer | null {
  const words = toWords(q);
  const has = (stems: readonly string[]) => stems.every((stem) => words.includes(stem));
  const isOther = ({ except }: SearchAnswer) => toWords(except ?? '').some((stem) => words.includes(stem));
  const isAll = (answer: SearchAnswer) => {
    const ofAnswer = new Set(phrases.flatMap((phrase) => (phrase.answer === answer ? phrase.stems : [])));
    return words.every((word) => ofAnswer.has(word) || isQuestionWord(word));
  };
  const found = phrases.find(
    ({ answer, stems }) => has(stems) && !isOther(answer) && (!answer.isAlone || isAll(answer)),
  );
  return found ? { answer: found.answer, isWhole: !found.answer.isThing && isAll(found.answer) } : null;
}
