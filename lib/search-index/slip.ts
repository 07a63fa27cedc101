import { splitWords } from '@/lib/text';
import type { SearchIndex } from './search-index';
import type { Change } from './spelling';
import { isNeutral, toAlternatives, toStem } from './words';

/** A line whose first word was another one of the catalogue but for a slip. */
type Slip = Change & { readonly text: string };

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
