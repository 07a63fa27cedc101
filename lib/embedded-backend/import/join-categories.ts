import { fold, shorten, toShown } from './table';

/** The spelling that stays of each category whose names differ in case, accents or spaces alone: the most frequent, the first of equals. */
export function joinCategories(names: readonly string[]): {
  readonly join: (name: string) => string;
  readonly notes: readonly string[];
} {
  const counts = new Map<string, Map<string, number>>();
  for (const name of names) {
    const spellings = counts.get(fold(name)) ?? new Map<string, number>();
    counts.set(fold(name), spellings.set(name, (spellings.get(name) ?? 0) + 1));
  }
  const joined: { readonly other: string; readonly count: number; readonly best: string }[] = [];
  const kept = new Map<string, string>();
  for (const [key, spellings] of counts) {
    const [[best = ''] = [], ...others] = [...spellings].sort(([, a], [, b]) => b - a);
    kept.set(key, best);
    for (const [other, count] of others) joined.push({ other, count, best });
  }
  const toNote = ({ other, count, best }: (typeof joined)[number]) =>
    `category '${toShown(other)}' (rows: ${count}) → '${toShown(best)}'`;
  return {
    join: (name) => kept.get(fold(name)) ?? name,
    notes: shorten(joined, toNote, 'spellings of categories'),
  };
}
