/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detailedCatalogue } from '@/e2e/support/detailed-catalogue';
import { toFile } from '@/lib/embedded-backend/catalogue-file';
import { openDatabase, sampleCatalogue } from '@/lib/embedded-backend/database';
import { storeCatalogue } from '@/lib/embedded-backend/history';
import { planImport } from '@/lib/embedded-backend/import/plan';
import { readCatalogueFile } from '@/lib/embedded-backend/import/read-file';
import { readCatalogue } from '@/lib/embedded-backend/import/read-json';
import { readStored } from '@/lib/embedded-backend/stored';
import { toBytes } from './to-bytes';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biomedica-export-'));
});

afterAll(() => rm(folder, { recursive: true }));

afterEach(() => jest.useRealTimers());

const FORMULAS = [
  '=HYPERLINK("http://x")',
  '+1',
  '-40 a 85 °C',
  '@SUM(A1)',
  "'=1",
  "'t Hooft",
  "''5",
  '#N/A',
  ' =1',
  '＝1',
];
const awkward = {
  categories: [{ id: 9, name: '=Categoría', image_sm: '/c.webp', lang: 'en' }],
  suggested: [31, 30],
  products: [
    {
      id: 30,
      code: '=A1',
      name: '=cmd|calc!A0',
      slug: 'otro;"nombre"',
      category_id: 9,
      description: 'Uno;\n"dos",\n\n-tres',
      brand: "O'Brien",
      lang: 'de',
      related_products: [31, 404],
      attributes: [
        ...['code', 'Tipo', 'Peso (kg)', 'Presión (máx)', '=Fórmula', 'peso (KG)', '2024'].map((name, index) => ({
          name,
          value: FORMULAS[index] ?? '',
        })),
        { name: 'Peso', value: 3 },
      ],
    },
    ...FORMULAS.map((name, index) => ({
      id: 31 + index,
      name: name.trim(),
      brand: name,
      type: 'PRODUCT',
      code: `C ${index}`,
    })),
    { id: 80, name: 'Servicio', type: 'SERVICE', attributes: [{ name: '2024', value: "'8" }] },
  ],
  removed: [
    { type: 'PRODUCT', id: 12, code: 'VIEJO-1', name: '-Viejo' },
    { type: 'CATEGORY', id: 4, name: 'Categoría de antes' },
  ],
};

const CATALOGUES = [
  ['the sample', toFile(sampleCatalogue())],
  ['one with every optional field', detailedCatalogue],
  ['one with awkward texts', awkward],
] as const;

/** What the catalogue of a file becomes in a new database, as a file again. */
async function importAndExport(read: Parameters<typeof planImport>[0], name: string): Promise<Uint8Array> {
  const database = await openDatabase(':memory:');
  const { catalogue, faults } = planImport(read, await readStored(database), {});
  expect(faults).toEqual([]);
  await storeCatalogue(database, catalogue, { removed: read.removed });
  const { removed, ...stored } = await readStored(database);
  database.close();
  return toBytes(toFile(stored.catalogue, removed), name);
}

describe.each(CATALOGUES)('the export of %s', (_, catalogue) => {
  const toFirst = (name: string) => importAndExport({ ...readCatalogue(catalogue), notes: [] }, name);

  it.each(['json', 'csv', 'xlsx'])(
    'as %s is read as it was written: exported again it has the same bytes',
    async (ending) => {
      const path = join(folder, `catalogue.${ending}`);
      const first = await toFirst(path);
      await writeFile(path, first);
      // A zip has the time of its files.
      jest.useFakeTimers({
        now: Date.now() + 86_400_000,
        doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
      });
      const again = await importAndExport(await readCatalogueFile(path), path);
      expect(Buffer.compare(again, await readFile(path))).toBe(0);
    },
  );

  it('loses nothing in a spreadsheet: as JSON it is the same as before', async () => {
    const json = Buffer.from(await toFirst('a.json')).toString();
    for (const ending of ['csv', 'xlsx']) {
      const path = join(folder, `whole.${ending}`);
      await writeFile(path, await toFirst(path));
      const again = Buffer.from(await importAndExport(await readCatalogueFile(path), 'a.json')).toString();
      expect(withSortedFacts(again)).toEqual(withSortedFacts(json));
    }
  });
});

/** In a spreadsheet the columns have one order for all products. */
function withSortedFacts(json: string): object {
  return JSON.parse(json, (key, value) =>
    key === 'attributes' ? [...value].sort((a, b) => (a.name < b.name ? -1 : 1)) : value,
  );
}

test('no cell of the CSV is a formula for a spreadsheet', async () => {
  const csv = Buffer.from(await importAndExport({ ...readCatalogue(awkward), notes: [] }, 'a.csv')).toString();
  const cells = csv.replace('\uFEFF', '').match(/(?<=^|;)(?:"(?:[^"]|"")*"|[^;"\n]*)(?=;|$)/gm) ?? [];
  expect(cells.length).toBeGreaterThan(200);
  expect(cells.filter((cell) => /^"?\s*[=+\-@＝]/.test(cell))).toEqual([]);
});

test('an ending that is none of the three is refused', async () => {
  await expect(toBytes(toFile(sampleCatalogue()), 'a.ods')).rejects.toThrow('neither .xlsx nor .csv nor .json');
});
