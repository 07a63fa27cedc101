/** @jest-environment node */
import { detailedCatalogue } from '@/e2e/support/detailed-catalogue';
import { doors, type Embedded, openEmbedded } from '@/e2e/support/embedded';
import { storeCatalogue } from './database';
import { buildCatalogue } from './import/build';
import { readCatalogue } from './import/read-json';

describe.each(Object.entries(doors))('a catalogue with optional fields, %s', (_, open) => {
  let embedded: Embedded;
  let catalogue: Embedded['catalogue'];

  beforeAll(async () => {
    embedded = await openEmbedded(open);
    ({ catalogue } = embedded);
    const { records, ...given } = readCatalogue(detailedCatalogue);
    const built = buildCatalogue(records, given);
    expect(built.faults).toEqual([]);
    await storeCatalogue(embedded.database, built.catalogue);
  });

  afterAll(() => embedded.close());

  const [whole] = detailedCatalogue.products;
  const { number, holder, expires_at, url } = whole.registro_sanitario;

  it('has all of them from the import to the page', async () => {
    const { risk_class: riskClass, udi_di: udiDi, gmdn, umdns, unspsc, manufacturer, country } = whole;
    expect(await catalogue.product('1')).toMatchObject({
      code: whole.code,
      healthRegistration: number,
      registration: { holder, expiresAt: expires_at, href: url },
      identity: { riskClass, udiDi, gmdn, umdns, unspsc, manufacturer, country },
      documents: whole.documents.map(({ url: href, ...rest }) => ({ href, ...rest })),
      belongings: {
        accessories: [{ id: '4', code: 'BM 0104' }],
        spares: [{ id: '5', healthRegistration: 'INVIMA 2020DM-0009876' }],
        consumables: [{ id: '6' }],
        services: [{ id: '7', isService: true }],
      },
      replacedBy: null,
    });
    expect((await catalogue.product('3'))?.replacedBy).toMatchObject({ id: '1', code: whole.code });
  });

  it('has none of them for a product that has none', async () => {
    const product = await catalogue.product('2');
    const none = {
      healthRegistration: '',
      registration: null,
      identity: {},
      documents: [],
      belongings: {},
      replacedBy: null,
    };
    expect(product).toMatchObject(none);
    expect(product).not.toHaveProperty('code');
  });

  it.each([
    ['BM-0001', '1'],
    ['bm0001', '1'],
    ['BM 0001', '1'],
    ['BM_0001', '1'],
    ['BM-0104', '4'],
    ['INVIMA 2018DM-0001234-R1', '1'],
    ['2018DM-0001234-R1', '1'],
    ['2018 dm 0001234', '1'],
    ['Registro sanitario INVIMA 2018DM0001234R1', '1'],
    ['INVIMA 2020DM-0009876', '5'],
  ])('finds by %j the product %s first', async (q, id) => {
    expect((await catalogue.search(q)).items[0]?.id).toBe(id);
  });

  it.each(['BM-0002', 'INVIMA 2099DM-1', '0001234999'])('finds nothing by %j, which is the code of none', async (q) => {
    expect((await catalogue.search(q)).items).toEqual([]);
  });
});
