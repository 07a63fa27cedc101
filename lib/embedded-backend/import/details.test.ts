/** @jest-environment node */
import { buildCatalogue } from './build';

const build = (...rows: object[]) =>
  buildCatalogue(rows.map((fields, index) => ({ line: index + 1, fields: { id: index + 1, name: 'x', ...fields } })));
const readDetails = (fields: object) => {
  const { catalogue, faults } = build(fields);
  expect(faults).toEqual([]);
  return JSON.parse(catalogue.products[0]?.details ?? 'null');
};
const REGISTRATION = {
  number: 'INVIMA 2018DM-1',
  holder: 'Titular',
  expires_at: '2031-05-31',
  url: 'https://a.example/',
};
const MANUAL = { type: 'manual', name: 'Uso', url: '/docs/a.pdf', lang: 'es', date: '2026-03-01', size: 2_400_000 };

describe('the optional fields of an import', () => {
  it('are kept as they are, and products by their ids', () => {
    const texts = {
      risk_class: 'IIb',
      udi_di: '0770',
      gmdn: '36872',
      umdns: '12-636',
      unspsc: '42',
      manufacturer: 'F',
      country: 'C',
    };
    const sent = { registro_sanitario: REGISTRATION, ...texts, documents: [MANUAL] };
    const related = {
      accessories: [2, '3', { id: 4 }, 'x'],
      spares: [5],
      consumables: [6],
      services: [7],
      replaced_by: { id: 8 },
    };
    expect(readDetails({ ...sent, ...related })).toEqual({
      ...sent,
      ...related,
      accessories: [2, 3, 4],
      replaced_by: 8,
    });
    expect(JSON.stringify(readDetails({ documents: [MANUAL] }).documents)).toBe(JSON.stringify([MANUAL]));
  });

  it('are none where they are absent or blank', () => {
    const blank = {
      code: '',
      registro_sanitario: ' ',
      manufacturer: null,
      documents: '',
      accessories: [],
      replaced_by: '',
    };
    const { products } = build({}, blank, { registro_sanitario: { number: '', url: '' }, documents: null }).catalogue;
    expect(products.map(({ code, details }) => [code, details])).toEqual(Array(3).fill([null, null]));
  });

  it('take a registration that is a text for its number, and numbers for texts', () => {
    expect(readDetails({ registro_sanitario: ' INVIMA 2018DM-1 ' })).toEqual({ registro_sanitario: 'INVIMA 2018DM-1' });
    expect(readDetails({ registro_sanitario: { number: 'INVIMA 2018DM-1' } })).toEqual({
      registro_sanitario: 'INVIMA 2018DM-1',
    });
    expect(readDetails({ gmdn: 36872, documents: [{ ...MANUAL, size: '12' }] })).toMatchObject({
      gmdn: '36872',
      documents: [{ size: 12 }],
    });
    expect(build({ code: 17 }).catalogue.products[0]?.code).toBe('17');
  });

  it('never relate a product to itself, and to twenty others at most', () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => index + 1);
    const { accessories, ...rest } = readDetails({ accessories: ids, spares: [1], replaced_by: 1 });
    expect([accessories, rest]).toEqual([ids.slice(1, 21), {}]);
  });

  it.each([
    [{ code: 'x'.repeat(10_000) }, 'code is longer than 200 characters'],
    [{ country: 'x'.repeat(201) }, 'country is longer than 200 characters'],
    [{ registro_sanitario: { holder: 'Titular' } }, 'registro_sanitario has no number'],
    [
      { registro_sanitario: { ...REGISTRATION, expires_at: '31/05/2031' } },
      'registro_sanitario.expires_at is no date (2027-03-31)',
    ],
    [
      { registro_sanitario: { ...REGISTRATION, expires_at: '2031-13-31' } },
      'registro_sanitario.expires_at is no date (2027-03-31)',
    ],
    [
      { registro_sanitario: { ...REGISTRATION, url: 'x'.repeat(10_000) } },
      'registro_sanitario.url is longer than 2048 characters',
    ],
    [{ documents: 'manual|/a.pdf' }, 'documents is no list of { type, url }'],
    [{ documents: [null] }, 'documents is no list of { type, url }'],
    [{ documents: ['/a.pdf'] }, 'documents is no list of { type, url }'],
    [{ documents: Array(1_000).fill(MANUAL) }, 'there are more than 20 documents'],
    [
      { documents: [{ ...MANUAL, type: 'foto' }] },
      'the type of a document is none of ficha, manual, declaracion, certificado',
    ],
    [{ documents: [{ ...MANUAL, url: '' }] }, 'a document has no url'],
    [{ documents: [{ ...MANUAL, lang: 'español' }] }, 'the lang of a document is no language (BCP 47)'],
    [{ documents: [{ ...MANUAL, date: 'ayer' }] }, 'the date of a document is no date (2027-03-31)'],
    [{ documents: [{ ...MANUAL, size: '1 MB' }] }, 'the size of a document is no number of bytes'],
  ])('are reported where they cannot be read (case %#)', (fields, reason) => {
    expect(build({}, fields).faults).toEqual([{ line: 2, reason }]);
  });

  it.each([[], {}, true, 17, 'x', [[]], { id: {} }])('are read without harm when relations are %j', (value) => {
    const { faults } = build({ accessories: value, spares: [value], services: value, replaced_by: value });
    expect(faults).toEqual([]);
  });
});
