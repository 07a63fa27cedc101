import { type Column, listMissing, type Maps, toColumns } from './columns';
import { fold, type TableRow, toShown } from './table';

/** How many rows may stand above the header. */
const SEARCHED_ROWS = 50;
const SHOWN_ROWS = 3;
/** The titles over the columns whose headings are names of facts. */
const FACTS_TITLES = ['caracteristicas', 'attributes'];
/** The title of our own exports: below it a heading is the name of a fact to the letter. */
export const EXACT_TITLE = 'attributes';

export type Header = {
  readonly row: TableRow;
  readonly columns: readonly Column[];
  /** Indexes of the columns below the title 'Características'. */
  readonly facts: ReadonlySet<number>;
  /** Whether their headings are names to the letter. */
  readonly areExact: boolean;
  /** The rows below. */
  readonly rows: readonly TableRow[];
};

/** Finds the row with a name column, the first one with other headings beside it where there is one; throws when there is none. */
export function findHeader(rows: readonly TableRow[], maps: Maps): Header {
  const at = findRow(rows, maps);
  const found = rows[at];
  if (!found) throw new Error(describeMissing(rows, maps));
  const row = { ...found, cells: found.cells.map((cell) => cell.replace(/\s+/g, ' ')) };
  const missing = listMissing(row.cells, maps);
  if (missing.length > 0)
    throw new Error(
      `there is no column ${missing.join(', ')} in row ${row.line}: ${row.cells.map(toShown).join(' | ')}`,
    );
  return splitTitle(row, rows[at - 1], dropRepeated(found, rows.slice(at + 1)), maps);
}

/** Without the rows that repeat the header, as on the pages of a print. */
function dropRepeated({ cells: header }: TableRow, rows: readonly TableRow[]): TableRow[] {
  return rows.filter(({ cells }) => cells.join('\n') !== header.join('\n'));
}

/** Whether one of the first rows has a name column. */
export function hasHeader(rows: readonly TableRow[], maps: Maps): boolean {
  return findRow(rows, maps) !== -1;
}

function findRow(rows: readonly TableRow[], maps: Maps): number {
  const first = rows.slice(0, SEARCHED_ROWS);
  const isHeader = ({ cells }: TableRow) => toColumns(cells, maps).some(({ field }) => field === 'name');
  const wide = first.findIndex((row) => isHeader(row) && row.cells.filter(Boolean).length > 1);
  return wide === -1 ? first.findIndex(isHeader) : wide;
}

function describeMissing(rows: readonly TableRow[], maps: Maps): string {
  const shown = rows
    .slice(0, SHOWN_ROWS)
    .map(({ line, cells }) => `${line}: ${cells.slice(0, 10).map(toShown).join(' | ')}`);
  const wanted = maps.name === undefined ? 'a name column (--map name=COLUMN)' : `the column ${maps.name}`;
  return `there is no row with ${wanted}; the first rows are\n${shown.join('\n')}`;
}

/** 'Características' stands above the header, or in it with the names of the facts in the row below. */
function splitTitle(row: TableRow, above: TableRow | undefined, below: readonly TableRow[], maps: Maps): Header {
  const [next, ...rest] = below;
  const width = Math.max(row.cells.length, next?.cells.length ?? 0);
  const own = listBelow(row.cells, width);
  if (next && own.size > 0 && next.cells.every((cell, index) => cell === '' || own.has(index))) {
    const cells = Array.from({ length: width }, (_, index) => (own.has(index) ? next : row).cells[index] ?? '');
    return { row: { ...row, cells }, columns: toColumns(cells, maps, own), facts: own, areExact: false, rows: rest };
  }
  const facts = above ? listBelow(above.cells, width) : new Set<number>();
  const areExact = above?.cells.includes(EXACT_TITLE) ?? false;
  return { row, columns: toColumns(row.cells, maps, facts), facts, areExact, rows: below };
}

/** The indexes of the columns that a title 'Características' in `cells` reaches over: until the next title. */
function listBelow(cells: readonly string[], width: number): Set<number> {
  const below = new Set<number>();
  let isBelow = false;
  for (let index = 0; index < width; index += 1) {
    const title = cells[index];
    if (title) isBelow = FACTS_TITLES.includes(fold(title));
    if (isBelow) below.add(index);
  }
  return below;
}
