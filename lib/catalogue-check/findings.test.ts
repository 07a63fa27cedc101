/** @jest-environment node */
import { detailedCatalogue } from '@/e2e/support/detailed-catalogue';
import type { ProductRow } from '@/lib/embedded-backend/catalogue';
import { sampleCatalogue } from '@/lib/embedded-backend/database';
import { buildCatalogue } from '@/lib/embedded-backend/import/build';
import { readCatalogue } from '@/lib/embedded-backend/import/read-json';
import { createHasFile } from './files';
import { listFindings, toFindingsCsv, toSummary, toTable } from './findings';

const site = { hasFile: createHasFile('public'), now: Date.parse('2026-11-23') };
const facts = Array.from({ length: 8 }, (_, index) => ({ name: `Dato ${index}`, value: 'x' }));

const good: ProductRow = {
  id: 1,
  category_id: 1,
  name: 'Monitor',
  slug: 'Monitor',
  type: 'PRODUCT',
  brand: '',
  image_sm: '/images/products/monitor-400.webp',
  image: '/images/products/monitor-1200.webp',
  description: '',
  url: '/docs/fichas/monitor.pdf',
  lang: null,
  attributes: JSON.stringify(facts),
  code: 'BM-0001',
  details: JSON.stringify({ registro_sanitario: 'INVIMA 2018DM-0012345', accessories: [2], replaced_by: 2 }),
};
const service: ProductRow = { ...good, id: 2, type: 'SERVICE', url: '', attributes: null, code: null, details: null };
const toRow = (fields: object, details?: object): ProductRow => ({
  ...good,
  ...fields,
  ...(details && { details: JSON.stringify({ registro_sanitario: 'INVIMA 2018DM-0012345', ...details }) }),
});
const find = (product: ProductRow, related: readonly number[] = [2]) =>
  listFindings({ products: [product, service], related: new Map([[1, related]]) }, site).map(
    ({ subject, finding }) => `${subject}: ${finding}`,
  );

describe('the findings of a catalogue', () => {
  it('are none for a product that has everything, and for a service', () => {
    expect(find(good)).toEqual([]);
    expect(find(toRow({ url: '' }, { documents: [{ type: 'manual', url: 'https://a.example/m.pdf' }] }))).toEqual([]);
  });

  it.each<[string, ProductRow, readonly string[]]>([
    ['no facts', toRow({ attributes: null }), ['facts: none']],
    ['few facts', toRow({ attributes: JSON.stringify(facts.slice(1)) }), ['facts: only 7, fewer than 8']],
    [
      'facts that the site leaves out',
      toRow({ attributes: JSON.stringify([...facts, { name: 'Largo', value: 'x'.repeat(301) }, facts[0]]) }),
      ['facts: 2 cannot be shown: no name, no value, too long or doubled'],
    ],
    ['no picture', toRow({ image: '', image_sm: '' }), ['picture: none']],
    [
      'a picture that is not there',
      toRow({ image: '/images/no.webp', image_sm: '' }),
      ["picture: '/images/no.webp': no file /images/no.webp"],
    ],
    [
      'a ready-made width that is not there',
      toRow({ image: '', image_sm: '/images/products/no-400.webp' }),
      [
        "picture: '/images/products/no-400.webp': no file /images/products/no-400.webp, /images/products/no-800.webp, /images/products/no-400.avif, /images/products/no-800.avif",
      ],
    ],
    [
      'a picture of another host',
      toRow({ image: 'https://a.example/x.webp' }),
      ["picture: 'https://a.example/x.webp' cannot be shown: it is no file of the site"],
    ],
    ['no document', toRow({ url: '' }), ['document: none']],
    ['a folder for a document', toRow({ url: '/docs' }), ["document: '/docs': no file /docs"]],
    [
      'documents that lead nowhere',
      toRow({ url: '/docs/no%20hay.pdf?x' }, { documents: [{ type: 'manual', url: 'javascript:alert(1)' }] }),
      [
        "document: '/docs/no%20hay.pdf?x': no file /docs/no%20hay.pdf?x",
        "document: 'javascript:alert(1)' cannot be linked",
      ],
    ],
    ['no registration', toRow({ details: null }), ['registration: none']],
    [
      'a registration that ends soon',
      toRow({}, { registro_sanitario: { number: '17', expires_at: '2026-12-01' } }),
      [
        "registration: '17' is not as INVIMA writes one (INVIMA 2018DM-0012345)",
        'registration: expires on 2026-12-01, in 8 days',
      ],
    ],
    [
      'relations to products that are not there',
      toRow({}, { accessories: [2, 3], spares: [4, 5], consumables: [6], services: [7], replaced_by: 8 }),
      [
        'relation: replaced_by: no product 8',
        'relation: accessories: no product 3',
        'relation: spares: no product 4, 5',
        'relation: consumables: no product 6',
        'relation: services: no product 7',
      ],
    ],
  ])('say of a product: %s', (_, product, expected) => {
    expect(find(product)).toEqual(expected);
  });

  it('say which related products are not there', () => {
    expect(find(good, [2, 9])).toEqual(['relation: related_products: no product 9']);
  });

  it('of the sample catalogue are documents and registrations, which no sample may invent', () => {
    const findings = listFindings(sampleCatalogue(), site);
    expect(new Set(findings.map(({ subject, finding }) => `${subject} ${finding}`))).toEqual(
      new Set(['document none', 'registration none']),
    );
    expect(listFindings(sampleCatalogue(), site, ['document', 'registration'])).toEqual([]);
  });

  it('of an import with every optional field are what it lacks', () => {
    const { records } = readCatalogue(detailedCatalogue);
    const [first] = listFindings(buildCatalogue(records).catalogue, site).filter(
      ({ subject }) => subject === 'document',
    );
    expect(first).toMatchObject({ code: 'BM-0001', finding: "'/docs/manual-alfa.pdf': no file /docs/manual-alfa.pdf" });
  });
});

describe('the report', () => {
  const products = [
    toRow({ name: `=1+1\n\u202E${'x'.repeat(99)}`, url: '' }),
    toRow({ id: 3, url: '', details: null }),
  ];
  const findings = listFindings({ products, related: new Map() }, site, ['relation']);

  it('is a table of the first findings, one line each', () => {
    const table = toTable(findings, 2);
    expect(table).toHaveLength(3);
    expect(table[0]).toMatch(/^ID +CODE +NAME +SUBJECT +FINDING$/);
    expect(table[1]).toMatch(/^1 {3}BM-0001 {2}=1\+1 {2}x+… +document +none$/);
    expect(table.join('')).not.toMatch(/\n|\u202E/);
  });

  it('counts products by subject', () => {
    expect(toSummary(findings, 2)).toBe('2 products and services, with findings: document 2, registration 1.');
    expect(toSummary([], 2)).toBe('2 products and services, with findings: none.');
  });

  it('is CSV without formulas', () => {
    const csv = toFindingsCsv(findings);
    expect(csv).toMatch(/^\uFEFF"id";"code";"name";"subject";"finding"\n"1";"BM-0001";"'=1\+1/);
    expect(csv.trim().split('\n').at(-1)).toBe('"3";"BM-0001";"Monitor";"registration";"none"');
  });
});
