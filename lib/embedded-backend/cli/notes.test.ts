/** @jest-environment node */
import { sampleCategories, sampleItems } from '@/e2e/support/samples';
import { buildCatalogue } from '@/lib/embedded-backend/import/build';
import { readCsv } from '@/lib/embedded-backend/import/read-csv';
import type { ImportRecord } from '@/lib/embedded-backend/import/row';
import { toRecords } from '@/lib/embedded-backend/import/to-records';
import { describeServices, describeUncategorized, describeUnknownFacts } from './notes';

const categories = sampleCategories.map((category) => ({ ...category, lang: null }));
const toRecord = (line: number, category: unknown, ...names: unknown[]) => ({
  line,
  fields: { category, attributes: names.map((name) => ({ name, value: 'x' })) },
});

describe('the report of facts that the vocabulary does not have', () => {
  it('says each name once, with its first line, its products and the nearest name', () => {
    const records = [
      toRecord(2, 'Mobiliario clínico', 'Peso', 'medidas'),
      toRecord(3, 'MOBILIARIO CLINICO', 'Pezo', 'Pezo', 'Zumbido'),
      { line: 4, fields: { category_id: 8, attributes: [{ name: ' Pezo', value: '2' }] } },
    ];
    expect(describeUnknownFacts(records, categories)).toEqual([
      "row 3: the vocabulary of 'MOBILIARIO CLINICO' has no fact 'Pezo' (products: 2); did you mean 'Peso'?",
      "row 3: the vocabulary of 'MOBILIARIO CLINICO' has no fact 'Zumbido' (products: 1)",
    ]);
  });

  it('says the columns of a spreadsheet', () => {
    const { records } = toRecords(
      readCsv(';;Características;\nnombre;grupo;Peso;Alimentasion\na;Infusión y succión;3;x'),
    );
    expect(describeUnknownFacts(records, [])).toEqual([
      "row 3: the vocabulary of 'Infusión y succión' has no fact 'Alimentasion' (products: 1); did you mean 'Alimentación'?",
    ]);
  });

  it('says nothing where the category has no vocabulary, of the sample catalogue, and of what is no list of facts', () => {
    const others = [undefined, '', 'Grúas', 7].map((category, index) => toRecord(index, category, 'Pezo'));
    const sample = sampleItems.map((fields, index) => ({ line: index + 1, fields }));
    const odd = [null, 'x', [null, 7, { name: 7 }, {}]].map((attributes, line) => ({
      line,
      fields: { category: 'Mobiliario clínico', attributes },
    }));
    expect(describeUnknownFacts([...others, ...sample, ...odd], categories)).toEqual([]);
  });

  it('is bounded', () => {
    const names = Array.from({ length: 1_000 }, (_, index) => `\u202E${index}${'x'.repeat(10_000)}`);
    const report = describeUnknownFacts([toRecord(1, 'Mobiliario clínico', ...names)], categories);
    expect(report).toHaveLength(21);
    expect(report.at(-1)).toBe('… and 980 more names of facts are not in the vocabulary');
    expect(report.join('')).not.toMatch(/\u202E|x{81}/);
  });
});

const record = (line: number, fields: ImportRecord['fields']): ImportRecord => ({ line, fields });
const bed = record(6, { name: 'Cama', category: 'Camas' });

describe('describeUncategorized', () => {
  it('counts products without a category, names the first row and what may help', () => {
    const records = [bed, record(7, { category: ' ' }), record(8, {}), record(9, { category: 'Camas' })];
    expect(describeUncategorized(records, false)).toBe(
      "2 of 4 products have no category (the first is row 7) and come into 'Otros equipos'; are cells merged there? --fill-merged fills them",
    );
  });

  it('has no such help where merged cells were filled, or where no product has a category', () => {
    expect(describeUncategorized([bed, record(7, {})], true)).toMatch(/'Otros equipos'$/);
    expect(describeUncategorized([record(2, {}), record(3, {})], false)).toMatch(/^2 of 2 .*'Otros equipos'$/);
  });

  it('says nothing of services, nor of products with the id of a category', () => {
    const records = [bed, record(7, { type: 'Service' }), record(8, { category_id: 3 })];
    expect(describeUncategorized(records, false)).toBeNull();
  });
});

const toCatalogue = (...types: string[]) =>
  buildCatalogue(types.map((type, index) => ({ line: index + 2, fields: { name: `Uno ${index}`, type } }))).catalogue;

describe('describeServices', () => {
  it('says that the services go, and how to keep them', () => {
    expect(describeServices(toCatalogue('PRODUCT'), toCatalogue('SERVICE', 'SERVICE'))).toBe(
      'The file has no services, and the site will show none; --keep-services keeps the 2 that it shows now.',
    );
    expect(describeServices(toCatalogue('PRODUCT'), null)).toMatch(/will show none\.$/);
  });

  it('says nothing where the file has services, or the site had none', () => {
    expect(describeServices(toCatalogue('SERVICE'), toCatalogue('SERVICE'))).toBeNull();
    expect(describeServices(toCatalogue('PRODUCT'), toCatalogue('PRODUCT'))).toBeNull();
  });
});
