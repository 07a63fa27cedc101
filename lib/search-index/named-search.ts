import { LRUCache } from 'lru-cache';
import type MiniSearch from 'minisearch';
import { type Phrase, toAlternatives } from './words';

/** Fields that say which thing it is; the text of a description is that of many. */
const NAMED_FIELDS = ['name', 'brand', 'reference'];
/** Words whose documents are kept for the next lines: those of a list are often the same. */
const KEPT_WORDS = 64;

/** A document that has a word or its synonym, the score of that, and how many of these words it has. */
type Hit = { readonly at: number; readonly score: number; readonly words: number };

/**
 * Finds the `limit` best documents for the words of a line as they are written, or their synonyms, in names, brands and references: those with
 * all words, or else with some. It scores as MiniSearch does, by the sum of all words times how many there are, but looks up each word once.
 */
export function createNamedSearch(index: MiniSearch<number>, isWanted: (at: number) => boolean) {
  const kept = new LRUCache<string, readonly Hit[]>({ max: KEPT_WORDS });

  const look = (phrases: readonly Phrase[]): readonly Hit[] => {
    const queries = phrases.map((phrase) => ({ combineWith: 'AND' as const, queries: [...phrase] }));
    const found = index.search(
      { combineWith: 'OR', queries },
      { fields: NAMED_FIELDS, filter: ({ id }) => isWanted(id) },
    );
    return found.map(({ id, score, queryTerms }) => {
      const words = queryTerms.length || 1;
      return { at: id, score: score / words, words };
    });
  };
  const getHits = (phrases: readonly Phrase[]): readonly Hit[] => {
    // All others follow from the first one.
    const key = (phrases[0] ?? []).join(' ');
    const hits = kept.get(key) ?? look(phrases);
    kept.set(key, hits);
    return hits;
  };

  return (text: string, limit: number): readonly number[] => {
    const lookups = toAlternatives(text).map(getHits);
    const sums = new Map<number, { at: number; score: number; words: number; lookups: number }>();
    for (const hits of lookups)
      for (const { at, score, words } of hits) {
        const sum = sums.get(at);
        if (sum) {
          sum.score += score;
          sum.words += words;
          sum.lookups++;
        } else sums.set(at, { at, score, words, lookups: 1 });
      }
    const some = [...sums.values()];
    const whole = some.filter((sum) => sum.lookups === lookups.length);
    return takeBest(whole.length > 0 ? whole : some, limit).map(({ at }) => at);
  };
}

/** The `limit` best of `all`, the best first: to sort thousands for twenty takes most of the time of a line. */
function takeBest<Sum extends Hit>(all: readonly Sum[], limit: number): readonly Sum[] {
  const best: { readonly sum: Sum; readonly rank: number }[] = [];
  for (const sum of all) {
    const rank = sum.score * sum.words;
    if (best.length === limit && rank <= (best.at(-1)?.rank ?? 0)) continue;
    const place = best.findLastIndex((better) => better.rank >= rank) + 1;
    best.splice(place, 0, { sum, rank });
    if (best.length > limit) best.pop();
  }
  return best.map(({ sum }) => sum);
}
