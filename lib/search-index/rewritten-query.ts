import type { SearchIndex } from './search-index';
import { isEmpty, toIndexTerms } from './words';

const MAX_LOOKED_AT = 10;
/** What a search is meant by has a word: numbers and units alone are those of anything. */
const WORD = /\p{L}{3}/u;

type Results = { readonly items: readonly unknown[] };

/** The `first` results of `q`, or if there are none those of one rewritten search; `search` gives null on failure. */
export async function searchAgain<R extends Results>(
  q: string,
  first: R,
  findMeant: (q: string) => Promise<string | null>,
  search: (q: string) => Promise<R | null>,
): Promise<{ readonly results: R; readonly meant: string | null }> {
  const meant = first.items.length > 0 ? null : await findMeant(q);
  const others = meant === null ? null : await search(meant.toLowerCase());
  return others === null || others.items.length === 0 ? { results: first, meant: null } : { results: others, meant };
}

/** The query to use for `q`, which finds nothing: its words in the nearest product or service; null without one. */
export function findRewrittenQuery(index: SearchIndex, q: string): string | null {
  for (const { document, terms } of index.find(q, MAX_LOOKED_AT, ({ isCategory }) => !isCategory)) {
    // Where no word of it was searched for, its code was.
    const isReferred = terms.length === 0 || terms.includes(document.id);
    const words = isReferred ? document.name : cutRun(document.name, terms) || cutRun(document.brand, terms);
    if (!WORD.test(words)) continue;
    const text = words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    return text.toLowerCase() === q.toLowerCase() ? null : text;
  }
  return null;
}

/** The longest run of `text` with words of `terms`, and stop words between: backends may search for the phrase. */
export function cutRun(text: string, terms: readonly string[]): string {
  let [best, most, from, count] = ['', 0, -1, 0];
  for (const { 0: part, index } of text.matchAll(/[\p{L}\p{M}\p{N}-]+/gu)) {
    if (toIndexTerms(part).some((term) => terms.includes(term))) {
      if (count++ === 0) from = index;
      if (count > most) [best, most] = [text.slice(from, index + part.length), count];
    } else if (!isEmpty(part)) count = 0;
  }
  return best;
}
