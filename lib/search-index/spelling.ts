import MiniSearch from 'minisearch';
import { foldText, splitWords } from '@/lib/text';
import { listKnownWords, toTerm } from './words';

/** Letters of the shortest word that others are corrected to. */
const MIN_LETTERS = 4;
/** Letters of the shortest word that may have an error. */
const ONE_ERROR_LETTERS = 5;
const COMMON_ENDS = /^(.*)(.?)(.*)\n\1(.?)\3$/su;

/** Corrects words to those of `texts` and of content/. */
export async function createSpelling(texts: readonly string[]) {
  const words = new Map<string, string>();
  for (const word of new Set([...texts.flatMap(splitWords), ...listKnownWords()]))
    if (word.length >= MIN_LETTERS && !words.has(toTerm(word))) words.set(toTerm(word), word);
  const index = new MiniSearch<{ readonly id: string }>({
    fields: ['id'],
    tokenize: (term) => [term],
    processTerm: (term) => term,
  });
  await index.addAllAsync([...words.keys()].map((id) => ({ id })));

  const findNearest = (term: string): string | undefined => {
    const isWanted = (id: string) => id[0] === term[0] && id.length >= ONE_ERROR_LETTERS && isSlip(term, id);
    const [nearest] = index.search(term, { fuzzy: 2, filter: ({ id }) => isWanted(id) });
    return words.get(nearest?.id);
  };
  /** The search with each word that is not known as the nearest one, but for one error. */
  return (q: string) =>
    q.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
      const folded = foldText(word);
      const term = toTerm(folded);
      if (/\p{N}/u.test(folded) || term.length < ONE_ERROR_LETTERS || words.has(term)) return word;
      const isBegun = index.search(term, { prefix: true }).length > 0;
      return (isBegun ? undefined : findNearest(term)) ?? word;
    });
}

/** True if two terms differ by one letter added, missing, wrong or moved: 'glucómetro' is not 'flujómetro'. */
const isSlip = (one: string, other: string) =>
  COMMON_ENDS.test(`${one}\n${other}`) || sortLetters(one) === sortLetters(other);

const sortLetters = (word: string) => Array.from(word).toSorted().join('');
