/** @jest-environment node */
import { limits } from '@/content/limits';
import { toCatalogue } from '@/e2e/support/catalogue-of';
import { log } from '@/lib/log';

const { most, name: longestName, value: longestValue } = limits.attributes;
const weight = { name: 'Peso', value: '3,2 kg' };

const LEFT_OUT = [
  expect.objectContaining({ call: 'GET /product/{id}', field: 'attributes', received: 'others' }),
  expect.any(String),
];

async function read(attributes: unknown) {
  const product = await toCatalogue({ id: 1, name: 'Monitor', attributes }).product('1');
  return product?.attributes;
}

let logged: unknown[];
let time = 0;
beforeEach(() => {
  logged = [];
  // The same is logged again after an hour.
  time += 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(time);
  jest.spyOn(log, 'warn').mockImplementation((...said) => void logged.push(said));
});

test.each([[undefined], [null], [[]]])(
  'a product with %j for attributes has none, and nothing is logged',
  async (sent) => {
    expect(await read(sent)).toEqual([]);
    expect(logged).toEqual([]);
  },
);

test('attributes keep their order and their words; a number is a text, and what else is sent is ignored', async () => {
  expect(
    await read([
      { ...weight, unit: 'kg' },
      { name: ' Canales ', value: 3 },
      { name: 'Voz \uD800', value: '\uDFFF' },
    ]),
  ).toEqual([weight, { name: 'Canales', value: '3' }, { name: 'Voz \uFFFD', value: '\uFFFD' }]);
  expect(logged).toEqual([]);
});

test.each([
  ['a text', 'Peso'],
  ['a thing that is no list', { Peso: '3 kg' }],
  ['a text in the list', ['Peso']],
  ['no name', [{ value: '3 kg' }]],
  ['no value', [{ name: 'Peso', value: ' ' }]],
  ['a list for a value', [{ name: 'Peso', value: ['3 kg'] }]],
  ['a name that is too long', [{ name: 'x'.repeat(longestName + 1), value: '3 kg' }]],
  ['a value that is too long', [{ name: 'Peso', value: 'x'.repeat(longestValue + 1) }]],
])('%s is left out and logged', async (_, sent) => {
  expect(await read(sent)).toEqual([]);
  expect(logged).toEqual([LEFT_OUT]);
});

test('of a repeated name the first counts, and no more are read than forty', async () => {
  const many = Array.from({ length: 100_000 }, (_, index) => ({ name: `Dato ${index}`, value: '1' }));
  expect(await read(many)).toHaveLength(most);
  expect(await read([weight, { ...weight, value: '9 kg' }])).toEqual([weight]);
  expect(logged).toEqual([LEFT_OUT]);
});
