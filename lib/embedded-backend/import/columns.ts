import { type Field, guessField } from './headings';
import type { ImportFault } from './row';
import { fold, type TableRow, toLetters, toShown } from './table';

export type Column = { readonly index: number; readonly heading: string; readonly field?: Field };
export type Maps = Readonly<Partial<Record<Field, string>>>;

/** The columns of a header whose headings are `cells`: those that `maps` names, else by their usual headings, but for those of `facts`. */
export function toColumns(cells: readonly string[], maps: Maps, facts: ReadonlySet<number> = new Set()): Column[] {
  const fields = new Map<number, Field>();
  for (const [index, field] of guessAll(cells, facts)) if (!Object.hasOwn(maps, field)) fields.set(index, field);
  const columns = cells.map((heading, index): Column => {
    const field = fields.get(index);
    return field ? { index, heading, field } : { index, heading };
  });
  // A column may be two fields when the operator says so.
  const mapped = (Object.entries(maps) as [Field, string][]).flatMap(([field, column]): Column[] => {
    const index = findColumn(cells, column);
    return index === -1 ? [] : [{ index, heading: cells[index] ?? '', field }];
  });
  const taken = new Set(mapped.map(({ index }) => index));
  return [...columns.filter(({ index }) => !taken.has(index)), ...mapped].sort((a, b) => a.index - b.index);
}

/** The index of each guessed column and its field; of several for one field only the surest is one. */
function guessAll(cells: readonly string[], facts: ReadonlySet<number>): [number, Field][] {
  const best = new Map<Field, { index: number; rank: number }>();
  for (const [index, heading] of cells.entries()) {
    const guess = facts.has(index) ? undefined : guessField(heading);
    if (guess && guess.rank < (best.get(guess.field)?.rank ?? Number.POSITIVE_INFINITY))
      best.set(guess.field, { index, rank: guess.rank });
  }
  return [...best].map(([field, { index }]) => [index, field]);
}

/** By the very heading, else by one that differs in case, accents or spaces alone; -1 for none. */
function findColumn(cells: readonly string[], column: string): number {
  const exact = cells.indexOf(column);
  return exact === -1 ? cells.findIndex((heading) => fold(heading) === fold(column)) : exact;
}

/** The columns that `maps` names and the header does not have. */
export function listMissing(cells: readonly string[], maps: Maps): string[] {
  return Object.values(maps).filter((column) => findColumn(cells, column) === -1);
}

/** A fault when one of `used` has the heading of another column: nobody can tell which one is meant. Below the title two spellings are two facts. */
export function listDoubled(
  { row: { line, cells }, facts }: { readonly row: TableRow; readonly facts: ReadonlySet<number> },
  used: readonly Column[],
): ImportFault[] {
  const doubled = new Map<string, number[]>();
  for (const { index, heading } of used) {
    const isBelow = facts.has(index);
    const isSame = (other: string) => (isBelow ? other === heading : fold(other) === fold(heading));
    const same = [...cells.keys()].filter((at) => facts.has(at) === isBelow && isSame(cells[at] ?? ''));
    if (same.length > 1) doubled.set(heading, same);
  }
  return [...doubled].map(([heading, same]) => ({
    line,
    reason: `the heading ${toShown(heading)} is there ${same.length} times (columns ${same.map(toLetters).join(', ')})`,
  }));
}
