import { foldAccents } from '@/lib/text';
import { type ListItem, MAX_LINES, MAX_QUANTITY } from './address';
import { type FreeLine, type QuotationLines, toLineText, withNote } from './lines';

export type AddedLines = QuotationLines & {
  /** How many lines found no place. */
  readonly left: number;
};

/** Between two notes of one product. */
const AND = '; ';

/** The lines of `mine` and of `added`: the quantities of equal ones are added, at most 999; of 100 lines and more the first 100. */
export function addLines(mine: QuotationLines, added: QuotationLines): AddedLines {
  const items = join<ListItem>([...mine.items, ...added.items], ({ id }) => id);
  const free = join<FreeLine>([...mine.free, ...added.free], ({ text, note = '' }) => foldAccents(`${text}\n${note}`));
  const kept = free.slice(0, Math.max(0, MAX_LINES - Math.min(items.length, MAX_LINES)));
  return {
    items: items.slice(0, MAX_LINES),
    free: kept,
    left: Math.max(0, items.length - MAX_LINES) + free.length - kept.length,
  };
}

function join<Line extends ListItem | FreeLine>(lines: readonly Line[], getKey: (line: Line) => string): Line[] {
  const joined = new Map<string, Line>();
  for (const line of lines) {
    const key = getKey(line);
    const before = joined.get(key);
    joined.set(key, before ? addLine(before, line) : line);
  }
  return [...joined.values()];
}

function addLine<Line extends ListItem | FreeLine>(one: Line, other: Line): Line {
  const quantity = Math.min(MAX_QUANTITY, one.quantity + other.quantity);
  const notes = new Set([one.note ?? '', other.note ?? ''].filter(Boolean));
  return withNote({ ...one, quantity }, toLineText([...notes].join(AND)));
}
