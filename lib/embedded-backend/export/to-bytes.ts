import type { CatalogueFile } from '@/lib/embedded-backend/catalogue-file';
import { type FlatRow, toFlatRows } from '@/lib/embedded-backend/flat-rows';
import { bounds } from '@/lib/embedded-backend/import/bounds';
import { EXACT_TITLE } from '@/lib/embedded-backend/import/find-header';
import { fields } from '@/lib/embedded-backend/import/headings';
import { toCsv } from './to-csv';
import { toXlsx } from './to-xlsx';

/** What the next product needs, whether or not one has it. */
const ALWAYS: readonly string[] = ['id', 'code', 'type', 'name', 'category', 'brand', 'description', 'image'];

/** A catalogue as the bytes of a file that an import reads, in the format of the name's ending; the same catalogue gives the same bytes. */
export async function toBytes(file: CatalogueFile, name: string): Promise<Uint8Array> {
  if (/\.json$/i.test(name)) return Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
  const toFormat = [/\.csv$/i.test(name) && toCsv, /\.xlsx$/i.test(name) && toXlsx].find(Boolean);
  if (!toFormat) throw new Error(`${name} is neither .xlsx nor .csv nor .json`);
  return Buffer.from(await toFormat(toTable(toFlatRows(file))));
}

/** The rows as a spreadsheet that an import reads: a title over the facts, a header, a row each. Throws when it would not be read. */
function toTable(rows: readonly FlatRow[]): string[][] {
  const used = new Set(rows.flatMap((row) => Object.keys(row.fields)));
  const columns = [...ALWAYS, ...fields.filter((field) => used.has(field) && !ALWAYS.includes(field))];
  const facts = [...new Set(rows.flatMap((row) => Object.keys(row.facts)))];
  if (columns.length + facts.length > bounds.columns || rows.length + 2 > bounds.rows)
    throw new Error(`more than ${bounds.columns} columns or ${bounds.rows} rows: export it as .json`);
  const title = [...columns.map(() => ''), EXACT_TITLE, ...facts.slice(1).map(() => '')];
  const lines = rows.map((row) => [
    ...columns.map((column) => row.fields[column] ?? ''),
    ...facts.map((fact) => row.facts[fact] ?? ''),
  ]);
  return [...(facts.length > 0 ? [title] : []), [...columns, ...facts], ...lines];
}
