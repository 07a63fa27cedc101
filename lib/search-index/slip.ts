import { splitWords } from '@/lib/text';
import type { SearchIndex } from './search-index';
import { type Change, isSlip } from './spelling';
import { isNeutral, toAlternatives, toStem } from './words';

/** A line with a word that was another one of the catalogue but for a slip. */
type Slip = Change & { readonly text: string };

/** Words of a line that are corrected: what it is, and of which kind. */
const MAX_RESPELLED = 3;

/** `text` with its first word that is a slip as the catalogue spells it, or null where none of those that count is one. */
export function respellSlip(index: SearchIndex, text: string): Slip | null {
  const stems = new Set(toAlternatives(text).flat(2));
  const isCounted = (word: string) =>
    splitWords(word)
      .map(toStem)
      .some((stem) => stems.has(stem) && !isNeutral(stem));
  const written =
    text
      .match(/[\p{L}\p{M}]+/gu)
      ?.filter(isCounted)
      .slice(0, MAX_RESPELLED) ?? [];
  const respelled = index.respell(written.join(' ')).split(' ');
  const at = written.findIndex((before, place) => {
    const after = respelled[place] ?? before;
    return after !== before && isSlip({ before, after });
  });
  const [before, after] = [written[at], respelled[at]];
  return before && after ? { text: text.replace(before, after), before, after } : null;
}
