import { foldAccents, truncate } from '@/lib/text';
import type { ImportFault } from './row';

export type TableRow = {
  /** Its number in the spreadsheet. */
  readonly line: number;
  /** Up to the last one that is not blank; there is one at least. */
  readonly cells: readonly string[];
  /** How many cells the file gives the row. */
  readonly width: number;
};

export type Table = { readonly rows: readonly TableRow[]; readonly faults: readonly ImportFault[] };

/** A heading or a name without case, accents, spaces and punctuation: what compares equal is the same to a person. */
export function fold(text: string): string {
  return foldAccents(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Characters of a text of the file that a report shows. */
const SHOWN_LENGTH = 80;
/** Lines of one kind that a report shows; it counts the others. */
const SHOWN_LINES = 20;

/** A text of the file for the report: short, in one line, and nothing that a terminal would obey. */
export function toShown(text: string): string {
  return truncate(text.replace(/[\p{C}\s]/gu, ' ').trim(), SHOWN_LENGTH);
}

/** A line for each of the first `items`, and how many `more` there are. */
export function shorten<T>(items: readonly T[], toLine: (item: T) => string, more = '', most = SHOWN_LINES): string[] {
  const left = items.length - most;
  const lines = items.slice(0, most).map(toLine);
  return left > 0 ? [...lines, `… and ${left} more ${more}`.trimEnd()] : lines;
}

/** `cells` without the blank ones at the end. */
export function trimCells(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

/** The letters of a column as a spreadsheet shows them: A for 0, AA for 26. */
export function toLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? toLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

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
