/** @jest-environment node */
import { sampleCategories, sampleItems } from '@/content/catalogue/catalogue';
import { readCsv } from './read-csv';
import { toRecords } from './to-records';
import { describeUnknownFacts } from './unknown-facts';

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
