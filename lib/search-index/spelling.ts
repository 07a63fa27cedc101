import { foldText } from '@/lib/text';
import { absentWords, everydayWords } from './searched';
import { toStem } from './words';

/** Letters of the shortest word that may be misspelled, and of one from which on a spelling is taken for another one. */
const [MIN_ERROR_LETTERS, MIN_RESPELLED] = [4, 6];
/** Letters of a beginning that are kept where those behind them are wrong. */
const MIN_BEGUN_LETTERS = 4;
const COMMON_ENDS = /^(.*)(.?)(.*)\n\1(.?)\3$/su;
/** Letters that are taken for one another: 'bentilador', 'sentrifuga', 'jenerador'. */
const SAME_SOUNDS: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/b/g, 'v'],
  [/[ckqz]/g, 's'],
  [/j/g, 'g'],
  [/y/g, 'i'],
  [/h(?=.)/g, ''],
];

/** Typing errors that a word may have: none in short words and numbers. */
export function countAllowedErrors(word: string): number {
  if (word.length < MIN_ERROR_LETTERS || /\p{N}/u.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

const toSound = (word: string) => SAME_SOUNDS.reduce((text, [letters, sound]) => text.replace(letters, sound), word);

/** True where a typing error may have made `word` of `term`: it begins with the same sound, and of four letters none is another one ('papa' is no 'para'). */
export function mayBeMeant(word: string, term: string): boolean {
  const hasSameStart = toSound(word.slice(0, 2))[0] === toSound(term.slice(0, 2))[0];
  return hasSameStart && (word.length > MIN_ERROR_LETTERS || word.length !== term.length);
}

/** True where one letter more, less or other, or their order, is all the difference of two stems: 'glucómetro' is no 'flujómetro'. */
export function isSlip(before: string, after: string): boolean {
  const [one = '', other = ''] = [before, after].map((word) => toStem(foldText(word)));
  const isNear = COMMON_ENDS.test(`${one}\n${other}`) || sortLetters(one) === sortLetters(other);
  return isNear && other.length >= MIN_RESPELLED;
}

const sortLetters = (word: string) => Array.from(word).toSorted().join('');

/** The word of content/ that `stem` is but for a slip, as 'tensión' for 'tencion', though no name of the catalogue has it. */
export function findEverydayWord(stem: string): string | undefined {
  return everydayWords.find((after) => mayBeMeant(stem, toStem(foldText(after))) && isSlip(stem, after));
}

/** Finds the word, of `words` or content/, that sounds at its beginning as a text does, or as the letters before its last few: 'desfibrilador' for 'desfrib'. */
export function createBegunWords(words: Iterable<string>): (begun: string) => string | undefined {
  const all = [...words, ...everydayWords, ...absentWords].map((word) => ({ word, sound: toSound(foldText(word)) }));
  return (begun) => {
    for (let text = toSound(foldText(begun)); text.length >= MIN_BEGUN_LETTERS; text = text.slice(0, -1)) {
      const found = all.find(({ sound }) => sound.startsWith(text));
      if (found) return found.word;
    }
    return undefined;
  };
}
