import type { CatalogueFile } from '@/lib/embedded-backend/catalogue-file';
import { toFlatRows } from '@/lib/embedded-backend/flat-rows';
import { toCsv } from './to-csv';
import { toTable } from './to-table';
import { toXlsx } from './to-xlsx';

/** A catalogue as the bytes of a file that an import reads, in the format of the name's ending; the same catalogue gives the same bytes. */
export async function toBytes(file: CatalogueFile, name: string): Promise<Uint8Array> {
  if (/\.json$/i.test(name)) return Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
  const toFormat = [/\.csv$/i.test(name) && toCsv, /\.xlsx$/i.test(name) && toXlsx].find(Boolean);
  if (!toFormat) throw new Error(`${name} is neither .xlsx nor .csv nor .json`);
  return Buffer.from(await toFormat(toTable(toFlatRows(file))));
}
