import searchWords from '@/content/search-words.json' with { type: 'json' };
import { foldText } from '@/lib/text';
import { toStem } from './words';

/** Letters of the shortest word that may be misspelled. */
const MIN_ERROR_LETTERS = 4;
/** Letters of a word from which on a spelling is taken for another one. */
const MIN_RESPELLED = 6;
const COMMON_ENDS = /^(.*)(.?)(.*)\n\1(.?)\3$/su;

/** Letters with which a misspelled word begins for another one: 'bentilador', 'sentrifuga', 'jenerador'. */
const SAME_SOUNDS = ['bv', 'cskqz', 'gj', 'iy'];
/** Words for which something of the catalogue may stand. */
const everydayWords = [searchWords.meanings, ...Object.values(searchWords.uses)]
  .flatMap(Object.keys)
  .concat(searchWords.synonyms, Object.values(searchWords.services))
  .flatMap((words) => words.split(', '))
  .filter((word) => !word.includes(' '));

/** Words of what the catalogue has not: no slips. */
const absentWords = searchWords.absent.split(/[\s,]+/);

export type Change = { readonly before: string; readonly after: string };

/** Typing errors that a word may have: none in short words and numbers. */
export function countAllowedErrors(word: string): number {
  if (word.length < MIN_ERROR_LETTERS || /\p{N}/u.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/** True where a typing error may have made `word` of `term`: it begins with the same sound, and of four letters none is another one ('papa' is no 'para'). */
export function mayBeMeant(word: string, term: string): boolean {
  return toFirstSound(word) === toFirstSound(term) && (word.length > MIN_ERROR_LETTERS || word.length !== term.length);
}

function toFirstSound(word: string): string {
  const [first = ''] = word.replace(/^h(?=.)/, '');
  return SAME_SOUNDS.find((letters) => letters.includes(first)) ?? first;
}

/** True where one letter more, less or other, or their order, is all the difference of two stems: 'glucómetro' is no 'flujómetro'. */
export function isSlip({ before, after }: Change): boolean {
  const [one = '', other = ''] = [before, after].map((word) => toStem(foldText(word)));
  const isNear = COMMON_ENDS.test(`${one}\n${other}`) || sortLetters(one) === sortLetters(other);
  return isNear && other.length >= MIN_RESPELLED;
}

/** The word of content/ that `stem` is but for a slip, as 'tensión' for 'tencion', though no name of the catalogue has it. */
export function findEverydayWord(stem: string): string | undefined {
  return everydayWords.find((after) => mayBeMeant(stem, toStem(foldText(after))) && isSlip({ before: stem, after }));
}

/** Finds the word, of `words` or content/, that begins with a text but for typing errors: 'desfibrilador' for 'desfrib'. */
export function createBegunWords(words: Iterable<string>): (begun: string) => string | undefined {
  const byStart = new Map<string, { readonly word: string; readonly folded: string }[]>();
  for (const word of [...words, ...everydayWords, ...absentWords]) {
    const folded = foldText(word);
    const start = toStart(folded);
    const same = byStart.get(start) ?? [];
    same.push({ word, folded });
    byStart.set(start, same);
  }
  return (begun) => {
    const stem = foldText(begun);
    const most = countAllowedErrors(stem);
    let [best, least]: [string | undefined, number] = [undefined, most + 1];
    for (const { word, folded } of byStart.get(toStart(stem)) ?? []) {
      const errors = countErrors(stem, folded.slice(0, stem.length + most), least - 1);
      if (errors < least) [best, least] = [word, errors];
    }
    return best;
  };
}

/** The first sound and the letter behind it, in which few err: the words that have them are a tenth. */
const toStart = (word: string) => toFirstSound(word) + word.charAt(1);

/** Letters more, less or other between `begun` and the beginning of `word` that is nearest to it; `most` + 1 stands for any more. */
function countErrors(begun: string, word: string, most: number): number {
  let row = [...word.split('').keys(), word.length];
  for (let above = 0; above < begun.length && Math.min(...row) <= most; above++) {
    const next = [above + 1];
    for (let at = 0; at < word.length; at++) {
      const changed = (row[at] ?? 0) + Number(begun[above] !== word[at]);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(...row, most + 1);
}

const sortLetters = (word: string) => Array.from(word).toSorted().join('');
