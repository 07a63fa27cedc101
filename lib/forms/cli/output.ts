import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { getErrorCode } from '@/lib/database/error-code';
import { columns, type Format, INVISIBLE_BUT_LINES } from './format';
import type { Listed } from './listed';
import type { Entry } from './listing';
import { toLines } from './table';

// The forms of the list; each gives the entries' ids that it has shown.

type Entries = AsyncIterable<Entry>;
type Ids = readonly (number | string)[];

const ENTRIES_OF_PAGE = 20;
const ROWS_AT_ONCE = 500;

/** Writes everything in a form to the standard output. */
export async function exportAll(entries: Entries, format: Format): Promise<Ids> {
  const ids: (number | string)[] = [];
  const tell = () => console.error(`${ids.length} messages written`);
  await write(format.begin);
  for await (const row of flatten(entries)) {
    await write(format.row(row, ids.length === 0));
    if (ids.push(row.id) % ROWS_AT_ONCE === 0) tell();
  }
  await write(format.end);
  if (ids.length > ROWS_AT_ONCE && ids.length % ROWS_AT_ONCE > 0) tell();
  return ids;
}

/** Writes everything to a new file for Excel. */
export async function exportSpreadsheet(entries: Entries, path: string): Promise<Ids> {
  const rows: Listed[] = [];
  for await (const row of flatten(entries)) rows.push(row);
  await writeSpreadsheet(path, rows);
  console.log(`${rows.length} messages written to ${path}`);
  return rows.map(({ id }) => id);
}

/** Prints a page of the table. */
export async function showPage(entries: Entries, wanted: number): Promise<Ids> {
  const ids: (number | string)[] = [];
  let count = 0;
  for await (const entry of entries) {
    count += 1;
    if (count > wanted * ENTRIES_OF_PAGE) break;
    if (Math.ceil(count / ENTRIES_OF_PAGE) !== wanted) continue;
    for (const line of toLines(entry)) console.log(line);
    ids.push(...entry.map(({ id }) => id));
  }
  const pages = Math.ceil(count / ENTRIES_OF_PAGE);
  if (count === 0) console.log('No messages.');
  else if (pages > wanted) console.log(`Page ${wanted}; --page ${wanted + 1} for more.`);
  else console.log(pages === wanted ? `Page ${wanted}, the last.` : `There are ${pages} pages.`);
  return ids;
}

async function* flatten(entries: Entries) {
  for await (const entry of entries) yield* entry;
}

/** Waits for a slow reader, so that a long export never piles up in memory. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

const HEADER = columns.map((name) => ({ value: name, fontWeight: 'bold' as const }));
const WIDTHS: Partial<Record<keyof Listed, number>> = { received_at: 25, email: 30, description: 60, product: 40 };

/** Writes a workbook of Excel to the new private file `path`; its cells are texts and numbers, never formulas. Throws when the file is there. */
async function writeSpreadsheet(path: string, rows: readonly Listed[]): Promise<void> {
  const sheet: SheetData = [HEADER, ...rows.map((row) => columns.map((name) => toCell(row[name])))];
  const options = { columns: columns.map((name) => ({ width: WIDTHS[name] ?? 16 })), stickyRowsCount: 1 };
  const content = await writeExcelFile(sheet, options).toBuffer();
  await writeFile(path, content, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw getErrorCode(error) === 'EEXIST' ? new Error(`${path} is there already: nothing was written`) : error;
  });
}

/** The type makes a text of '=1+1' too; signs that XML does not know would spoil the file. */
function toCell(value: string | number | null) {
  if (typeof value !== 'string') return value;
  return { value: value.replace(INVISIBLE_BUT_LINES, ' '), type: String };
}
