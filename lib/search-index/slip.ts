import { foldText, splitWords } from '@/lib/text';
import type { SearchIndex } from './search-index';
import { isNeutral, toAlternatives, toStem } from './words';

/** Letters of a word from which on a spelling is taken for another one. */
const MIN_RESPELLED = 6;
const COMMON_ENDS = /^(.*)(.?)(.*)\n\1(.?)\3$/su;

/** A line whose first word was another one of the catalogue but for a slip. */
type Slip = Change & { readonly text: string };
type Change = { readonly before: string; readonly after: string };

/** `text` with its first word that counts as the catalogue spells it, or null where the catalogue has it or nothing near. */
export function respellKind(index: SearchIndex, text: string): Slip | null {
  const stem = toAlternatives(text)
    .flat(2)
    .find((word) => !isNeutral(word));
  const before =
    text.match(/[\p{L}\p{M}]+/gu)?.find((word) =>
      splitWords(word)
        .map(toStem)
        .includes(stem ?? ''),
    ) ?? '';
  const after = index.respell(before);
  return after === before ? null : { text: text.replace(before, after), before, after };
}

/** True where one letter more, less or other, or their order, is all the difference: 'glucómetro' is no 'flujómetro'. */
export function isSlip({ before, after }: Change): boolean {
  const [one, other] = [foldText(before), foldText(after)];
  const isNear = COMMON_ENDS.test(`${one}\n${other}`) || sortLetters(one) === sortLetters(other);
  return isNear && other.length >= MIN_RESPELLED;
}

const sortLetters = (word: string) => Array.from(word).toSorted().join('');
