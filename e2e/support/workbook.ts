import { strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';

/** Where a workbook of one sheet has its rows. */
export const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook of one sheet whose parts are those of a good one but for `changed`. */
export async function withParts(changed: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const good = unzipSync(await writeExcelFile([[{ value: 'nombre' }]]).toBuffer());
  const parts = Object.entries(changed).map(([name, xml]) => [name, strToU8(xml)]);
  return zipSync({ ...good, ...Object.fromEntries(parts) }, { level: 1 });
}
