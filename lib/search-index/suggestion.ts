import type { NamedItem } from '@/lib/catalogue/product';
import { foldText, splitWords } from '@/lib/text';
import { toIndexTerms } from './words';

/** Where a part of a text begins and ends. */
export type Mark = readonly [from: number, to: number];

/** One suggestion of the search box, as GET /api/suggest answers it. */
export type SuggestionAnswer = NamedItem & {
  readonly kind: 'category' | 'product' | 'service';
  readonly marks: readonly Mark[];
  readonly href: string;
  readonly picture: string;
  readonly brand: string;
  readonly category: string;
};

/** The parts of `name` that answer the search `q`: what was typed of a word, or the whole word where it was found as one of `terms`. */
export function markMatches(name: string, q: string, terms: readonly string[]): Mark[] {
  const typed = splitWords(q);
  const marks: Mark[] = [];
  for (const { 0: word, index } of name.matchAll(/[\p{L}\p{M}\p{N}]+(?:-\p{N}+)?/gu)) {
    const folded = foldText(word);
    const begun = folded.length === word.length && typed.find((part) => folded.startsWith(part));
    if (begun) marks.push([index, index + begun.length]);
    else if (toIndexTerms(word).some((term) => terms.includes(term))) marks.push([index, index + word.length]);
  }
  return marks;
}
