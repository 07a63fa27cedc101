/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createMessyProducts,
  getMessyRow,
  MESSY_COUNT,
  type MessyProduct,
  toMessyCsv,
  toMessyXlsx,
} from '@/e2e/support/messy-catalogue';
import { readCatalogueFile } from './read-file';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biomedica-messy-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, bytes: Uint8Array, isFilled = true) {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return readCatalogueFile(file, { isFilled });
}

/** What the spellings of the file become. */
const JOINED: Readonly<Record<string, string>> = {
  'MONITOREO  Y DIAGNOSTICO': 'Monitoreo y diagnóstico',
  'infusión y succión': 'Infusión y succión',
};

function toExpected({ category, picture, registration, weight, power, ...texts }: MessyProduct, index: number) {
  const attributes = [
    { name: 'Peso', value: `${String(weight).replace('.', ',')} kg` },
    { name: 'Alimentación', value: power },
  ];
  return {
    line: getMessyRow(index),
    fields: {
      ...{ ...texts, image: picture, category: JOINED[category] ?? category, attributes },
      ...(registration !== '' && { registro_sanitario: registration }),
    },
  };
}

describe.each([
  ['CSV', 'messy.csv', ['windows-1252'], async (products: readonly MessyProduct[]) => toMessyCsv(products)],
  ['xlsx', 'messy.xlsx', ['sheet: Catálogo', 'sheets that are not read: Notas'], toMessyXlsx],
] as const)('a messy spreadsheet of 300 products as %s', (_, name, kind, toBytes) => {
  const products = createMessyProducts();

  it('is read without a fault, each product with its row, its facts and one spelling of its category', async () => {
    const { records, faults } = await read(name, await toBytes(products));
    expect(faults).toEqual([]);
    expect(records).toHaveLength(MESSY_COUNT);
    expect(records).toEqual(products.map(toExpected));
  });

  it('has a report that says what each column is, what is ignored and what was joined', async () => {
    const { notes } = await read(name, await toBytes(products));
    expect(notes).toEqual([
      ...[...kind, 'header: row 5'],
      ...['CÓDIGO → code', 'NOMBRE DEL EQUIPO → name', 'Línea → category', 'MARCA → brand'],
      ...['Descripción → description', 'Foto → image', 'Registro Sanitario → registro_sanitario'],
      ...['Peso (kg) → fact', 'Alimentación → fact', 'ignored columns: Precio'],
      "category 'MONITOREO  Y DIAGNOSTICO' (rows: 25) → 'Monitoreo y diagnóstico'",
      "category 'infusión y succión' (rows: 25) → 'Infusión y succión'",
    ]);
  });

  it('has a category in the first row of each merged cell alone when cells are not filled', async () => {
    const { records } = await read(name, await toBytes(products), false);
    expect(records.filter(({ fields }) => fields.category !== '')).toHaveLength(12);
  });
});
