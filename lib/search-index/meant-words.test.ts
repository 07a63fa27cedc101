/** @jest-environment node */
import { doors, openEmbedded } from '@/e2e/support/embedded';
import { foreignThings } from '@/e2e/support/foreign-things';
import { createSampleIndex } from '@/e2e/support/sample-index';
import { toDocuments } from './documents';
import { findMeantWords, findNear } from './meant-words';
import { searchAgain } from './search-again';
import { createSearchIndex, type SearchIndex } from './search-index';

let index: SearchIndex;

beforeAll(async () => {
  const embedded = await openEmbedded(doors['in process'] ?? Promise.reject);
  index = await createSampleIndex(embedded);
  await embedded.close();
});

const find = (q: string) => findMeantWords(index, q);

test.each([
  ['tensiometo', 'tensiómetro'],
  ['monitor fetal', 'monitor'],
  ['bomba para jeringa', 'bomba de jeringa'],
  ['mantenimiento preventivo ventilador Puritan Bennett', 'mantenimiento preventivo'],
  ['me reparan un monitor', 'reparación'],
  ['maquina para apnea', 'CPAP'],
  ['autoclave horizontal 250 litros', 'autoclave'],
  ['quindabel', 'Quindavel'],
  ['mv 12 usado', 'MV-12'],
  ['101', 'monitor de signos vitales MV-12'],
  ['bonba de infucion', 'bomba de infusión'],
])('%j means %j', (q, words) => {
  expect(find(q)?.toLowerCase()).toBe(words.toLowerCase());
});

test.each([
  ...['grúa hidráulica xyz', 'zzzz', 'hola', 'silla de ruedas', 'glucómetro', 'bolsas rojas', 'ecógrafo portátil'],
  ...['mis solicitudes', '2952 3011-7', '10 cajas de guantes', '', '???', 'ñ'.repeat(100)],
])('%j means nothing of the catalogue', (q) => {
  expect(find(q)).toBeNull();
});

describe('what is near a search', () => {
  const near = (q: string) => index.find(q, 8, ({ isCategory }) => !isCategory).map(({ document }) => document.id);

  it.each(['caja', 'papá', 'calientes', 'glucometro', 'envíos', 'envíos a cali'])('%j is none of another word', (q) => {
    expect([index.correct(q), near(q)]).toEqual([null, []]);
  });

  it.each([
    ['cama', ['801']],
    ['balanza', ['805', '503', '903']],
    ['microscopio', ['501']],
    ['prueba biológica esporas', ['606']],
    ['tubo de oxígeno portatil para viaje', ['305']],
  ])('%j is not that of a word one letter off where a name has it', (q, ids) => {
    expect(near(q)).toEqual(ids);
  });

  it.each([
    ['bentilador', 'ventilador'],
    ['sentrifuga', 'centrífuga'],
    ['camila', 'camilla'],
    ['brzo', 'brazo'],
  ])('%j begins with the sound of %j', (q, word) => {
    expect(index.correct(q)).toBe(word);
  });
});

test.each([
  ['bisturí eléctrico', []],
  ['microscopía eléctrica', []],
  ['camilla con motor', ['803', '806']],
  ['autoclave horizontal', ['602', '601']],
  ['desfibirlador', ['203', '201']],
])('near to %j is what it names, and nothing that has but another word of it: %j', (q, ids) => {
  const found = findNear(index, q, 3).map(({ id }) => id);
  expect(ids.length === 0 ? found : found.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
});

it('takes no thing for another whose name is two letters off', () => {
  const scopesAndMeters = foreignThings.filter((thing) => /(?:metro|scopio)$/.test(thing));
  expect(scopesAndMeters.length).toBeGreaterThan(10);
  expect(scopesAndMeters.filter((thing) => find(thing) !== null)).toEqual([]);
});

it('knows a product by its code', async () => {
  const item = {
    id: '1001',
    name: 'Monitor fetal',
    alt: '',
    isService: false,
    brand: '',
    imageSm: null,
    description: '',
  };
  const category = { id: '1', name: 'Equipos', imageSm: null };
  const coded = await createSearchIndex(toDocuments([{ category, products: [{ ...item, code: 'BM-0001' }] }], []));
  expect(findMeantWords(coded, 'bm 0001')).toBe('monitor fetal');
});

describe('a search', () => {
  const ask = async (answers: Record<string, readonly string[] | null>, meant: string | null) => {
    const search = jest.fn(async (q: string) => (answers[q] ? { items: answers[q] } : null));
    const findMeant = jest.fn(async () => meant);
    const found = await searchAgain('q', { items: answers.q ?? [] }, findMeant, search);
    return [found.results.items, found.meant, search.mock.calls.length];
  };

  it('that finds something asks no more', async () => {
    expect(await ask({ q: ['1'] }, 'Bomba')).toEqual([['1'], null, 0]);
  });

  it('that finds nothing asks once more for what is meant', async () => {
    expect(await ask({ bomba: ['2'] }, 'Bomba')).toEqual([['2'], 'Bomba', 1]);
  });

  it('is empty where nothing is meant, nothing answers that, or it cannot be asked', async () => {
    expect(await ask({}, null)).toEqual([[], null, 0]);
    expect(await ask({ bomba: [] }, 'Bomba')).toEqual([[], null, 1]);
    expect(await ask({ bomba: null }, 'Bomba')).toEqual([[], null, 1]);
  });
});
