import type { FlatRow } from '@/lib/embedded-backend/flat-rows';
import { bounds } from '@/lib/embedded-backend/import/bounds';
import { EXACT_TITLE } from '@/lib/embedded-backend/import/find-header';
import { fields } from '@/lib/embedded-backend/import/headings';

/** What the next product needs, whether or not one has it. */
const ALWAYS: readonly string[] = ['id', 'code', 'type', 'name', 'category', 'brand', 'description', 'image'];

/** The rows as a spreadsheet that an import reads: a title over the facts, a header, a row each. Throws when it would not be read. */
export function toTable(rows: readonly FlatRow[]): string[][] {
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
