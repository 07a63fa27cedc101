import { isType, toFields } from '@/lib/embedded-backend/flat-rows';
import { dropApostrophe, isNoValue } from './apostrophe';
import { type Column, listDoubled, type Maps } from './columns';
import { createFactCheck, createFactReader } from './facts';
import { findHeader, type Header } from './find-header';
import type { ImportFault, ImportRead, ImportRecord } from './row';
import { joinCategories, type Table, type TableRow, toLetters, toShown } from './table';

export type RecordOptions = {
  /** The columns of fields whose heading is not usual. */
  readonly maps?: Maps;
  /** Gives a row without a category that of the row above. */
  readonly isFilled?: boolean | undefined;
};
export type SpreadsheetRead = ImportRead & {
  /** What was understood and what was not used, for the report. */
  readonly notes: readonly string[];
};

/** Makes records of the rows below the header, in the shape that JSON files have; a row's line is its number in the spreadsheet. */
export function toRecords(
  { rows, faults }: Table,
  { maps = {}, isFilled = false }: RecordOptions = {},
): SpreadsheetRead {
  if (rows.length === 0) return { records: [], faults, notes: [] };
  const found = findHeader(rows.map(toTexts), maps);
  const header = maps.type === undefined ? dropOtherTypes(found) : found;
  const { names, notes } = readCategories(header, isFilled);
  const isKnownFact = createFactCheck(names);
  const isFact = ({ field, index, heading }: Column) =>
    !field && heading !== '' && (header.facts.has(index) || isKnownFact(heading));
  const facts = header.columns.filter(isFact);
  const used = header.columns.filter((column) => column.field || facts.includes(column));
  const readFacts = createFactReader(facts, header);
  const lines = new Set(header.rows.map(({ line }) => line));
  const asWritten = rows.filter(({ line }) => lines.has(line));
  const records = header.rows.map(({ line, cells }, index): ImportRecord => {
    const flat = Object.fromEntries(used.flatMap(({ field, index: at }) => (field ? [[field, cells[at] ?? '']] : [])));
    const category = names[index];
    const attributes = readFacts(cells, category);
    if ('category' in flat) flat.category = category ?? '';
    return { line, fields: { ...toFields(flat), ...(attributes.length > 0 && { attributes }) } };
  });
  return {
    records,
    faults: [...faults, ...listDoubled(header, used), ...asWritten.flatMap((row) => check(row, header, used))],
    notes: [...describeColumns(header, facts), ...notes],
  };
}

/** A row whose cells that an apostrophe marks as texts are these texts. */
function toTexts(row: TableRow): TableRow {
  return row.cells.some((cell) => cell.startsWith("'")) ? { ...row, cells: row.cells.map(dropApostrophe) } : row;
}

/** A column 'Tipo' that never says whether a row is a product or a service is about something else. */
function dropOtherTypes(header: Header): Header {
  const types = header.columns.find(({ field }) => field === 'type');
  if (!types || header.rows.some(({ cells }) => isType(cells[types.index] ?? ''))) return header;
  const { index, heading } = types;
  return { ...header, columns: header.columns.map((column) => (column === types ? { index, heading } : column)) };
}

/** The category of each row, spelled alike; undefined for none. */
function readCategories({ columns, rows }: Header, isFilled: boolean) {
  const at = columns.find(({ field }) => field === 'category')?.index ?? -1;
  let last = '';
  const read = rows.map(({ cells }) => {
    const own = cells[at] ?? '';
    last = own || (isFilled ? last : '');
    return last;
  });
  const { join, notes } = joinCategories(read.filter(Boolean));
  return { names: read.map((name) => (name ? join(name) : undefined)), notes };
}

function check({ line, cells }: TableRow, { row }: Header, used: readonly Column[]): ImportFault[] {
  const wide = cells.length > row.width;
  const bad = used.filter(({ index }) => isNoValue(cells[index] ?? ''));
  return [
    ...(wide ? [{ line, reason: `the row has ${cells.length} cells, the header ${row.width}` }] : []),
    ...bad.map(({ index, heading }) => ({
      line,
      reason: `${toShown(heading)} is '${toShown(cells[index] ?? '')}': a formula without a value`,
    })),
  ];
}

function describeColumns({ row, columns, rows }: Header, facts: readonly Column[]): string[] {
  const isSeen = ({ heading, index }: Column) => heading !== '' || rows.some(({ cells }) => cells[index]);
  const ignored = columns.filter((column) => !column.field && !facts.includes(column) && isSeen(column));
  const names = ignored.map(({ heading, index }) => toShown(heading) || `column ${toLetters(index)} (no heading)`);
  return [
    `header: row ${row.line}`,
    ...columns.flatMap(({ heading, field }) => (field ? [`${toShown(heading)} → ${field}`] : [])),
    ...facts.map(({ heading }) => `${toShown(heading)} → fact`),
    ...(names.length > 0 ? [`ignored columns: ${names.join(', ')}`] : []),
  ];
}
