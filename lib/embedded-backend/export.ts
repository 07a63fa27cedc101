import writeExcelFile from 'write-excel-file/node';
import { replaceInvisible, toCsv } from '@/lib/csv';
import type { Catalogue } from './catalogue';
import { fields, protectCell } from './columns';
import { bounds } from './read-file';
import { FACT, toRows } from './rows';

/** What the next product needs, whether or not one has it. */
const ALWAYS: readonly string[] = ['id', 'code', 'type', 'name', 'category', 'brand', 'description', 'image'];
/** https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3 */
const MAX_CELL_LENGTH = 32_767;

/** A catalogue as the bytes of a file that an import reads, in the format of the name's ending. */
export async function toBytes(catalogue: Catalogue, name: string): Promise<Uint8Array> {
  const { categories, suggested, products } = catalogue;
  if (/\.json$/i.test(name)) return Buffer.from(`${JSON.stringify({ categories, suggested, products }, null, 2)}\n`);
  if (/\.csv$/i.test(name)) return Buffer.from(toCsv(toTable(catalogue), (text) => protectCell(text, true)));
  if (/\.xlsx$/i.test(name)) return toXlsx(toTable(catalogue));
  throw new Error(`${name} no termina en .xlsx, .csv ni .json`);
}

/** A header and a row for each item. Throws when an import would not read it. */
function toTable(catalogue: Catalogue): string[][] {
  const rows = toRows(catalogue);
  const used = new Set(rows.flatMap((row) => [...row.keys()]));
  const others = fields.filter((field) => used.has(field) && !ALWAYS.includes(field));
  const header = [...ALWAYS, ...others, ...[...used].filter((key) => key.startsWith(FACT))];
  if (header.length > bounds.columns || rows.length + 1 > bounds.rows)
    throw new Error(`más de ${bounds.columns} columnas o ${bounds.rows} filas: expórtelo como .json`);
  return [header, ...rows.map((row) => header.map((key) => row.get(key) ?? ''))];
}

/** All of its cells texts. Throws for a text that no cell takes. */
async function toXlsx(table: readonly (readonly string[])[]): Promise<Uint8Array> {
  const rows = table.map((cells, row) => cells.map((text) => toTextCell(text, row === 0)));
  const columns = (table[0] ?? []).map(() => ({ width: 24 }));
  return writeExcelFile(rows, { sheet: 'Catálogo', columns, stickyRowsCount: 1 }).toBuffer();
}

function toTextCell(text: string, isHeading: boolean) {
  if (text.length > MAX_CELL_LENGTH)
    throw new Error(`'${text.slice(0, 40)}…' no cabe en una celda de Excel (${MAX_CELL_LENGTH}): exporte .json o .csv`);
  if (text === '') return null;
  const value = protectCell(replaceInvisible(text), false);
  return { value, type: String, ...(isHeading && { fontWeight: 'bold' as const }) };
}
