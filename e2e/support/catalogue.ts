import { openDatabase } from '@/lib/embedded-backend/database';
import { storeCatalogue } from '@/lib/embedded-backend/history';
import { planImport } from '@/lib/embedded-backend/import/plan';
import { readCatalogueFile } from '@/lib/embedded-backend/import/read-file';
import { awkwardCategory, awkwardNames } from './awkward-names';
import { pictureFields } from './broken-pictures';

const FDA_FILE = 'e2e/data/foiclass.txt';
const COLUMNS = { name: 'DEVICENAME', category: 'MEDICALSPECIALTY', description: 'DEFINITION' };

/** The FDA's devices, as the import reads them. */
export function readDevices() {
  return readCatalogueFile(FDA_FILE, { maps: COLUMNS });
}

/** Opens a new database at `url` with the FDA's devices, the first ten of them featured, and products with awkward names and pictures. */
export async function openCatalogue(url: string) {
  const read = await readDevices();
  const english = read.records.map(({ line, fields }) => ({ line, fields: { ...fields, lang: 'en' } }));
  const awkward = awkwardNames.map((name) => ({ name, category: awkwardCategory }));
  const own = [...awkward, ...pictureFields].map((fields) => ({ line: 0, fields }));
  const suggested = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const { catalogue, faults } = planImport({ ...read, records: [...english, ...own], suggested }, null);
  if (faults.length > 0) throw new Error(`${FDA_FILE} has bad rows, the first: ${JSON.stringify(faults[0])}`);
  const database = await openDatabase(url);
  await storeCatalogue(database, catalogue);
  return database;
}
