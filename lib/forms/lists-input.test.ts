/** @jest-environment node */
import fc from 'fast-check';
import { contact, getForwarded } from '@/e2e/support/person';
import { getProducts, REFERENCE, startQuotationSite, startQuotations } from '@/e2e/support/quotations';
import { getFieldNames } from './fields';

const REQUIRED = 'Este campo es requerido';
const UNREACHABLE =
  'No pudimos enviar el mensaje en este momento. Sus datos siguen aquí: intente de nuevo o use otro medio.';

let backend: Awaited<ReturnType<typeof startQuotations>>;
let site: Awaited<ReturnType<typeof start>>;

const start = (options?: Parameters<typeof startQuotationSite>[2]) =>
  startQuotationSite(backend.url, backend.database, options);

beforeEach(async () => {
  backend = await startQuotations();
  site = await start();
});

afterEach(async () => {
  await site.stop();
  await backend.close();
});

const items = (length: number) =>
  Array.from({ length }, (_, index) => ({ id_product: String(index + 1), quantity: 1 }));

test.each([
  [[]],
  [''],
  [{}],
  [true],
  [7],
  [items(101)],
  [items(10_000).slice(0, 400)],
  [[{ id_product: '0', quantity: 1 }]],
  [[{ id_product: '101', quantity: 0 }]],
  [[{ id_product: '101', quantity: 1_000 }]],
  [[{ id_product: '101', quantity: 1.5 }]],
  [[{ id_product: '101', quantity: '2' }]],
  [[{ id_product: 101, quantity: 2 }]],
  [[{ id_product: '101-305', quantity: 2 }]],
  [[{ id_product: '101x3', quantity: 2 }]],
  [
    [
      { id_product: '101', quantity: 1 },
      { id_product: '101', quantity: 2 },
    ],
  ],
  [[{ id_product: '101', quantity: 1 }, null]],
  [[{ id_product: { toString: 1 }, quantity: { valueOf: 1 } }]],
  [[[['101']]]],
  ['101x0'],
  ['101-101'],
  ['101--305'],
  ['/cotizacion/101'],
])('%j is no list: nothing is stored and nothing is sent', async (sent) => {
  expect(await site.ask(sent)).toMatchObject({ code: 422, errors: { items: REQUIRED } });
  expect([await site.rows(), backend.received]).toEqual([[], []]);
});

test('a list of twenty is taken, and a quantity that is not told is one', async () => {
  expect((await site.ask(items(20))).code).toBe(200);
  expect(await backend.stored()).toEqual(items(20).map((item) => item.id_product));
  await site.ask([{ id_product: '101' }], 'another-key-of-16');
  expect(backend.calls.at(-1)?.body.description).toMatch(
    /^Hola\nCantidad: 1\. Producto 1 de 1 de la solicitud \d{4} \d{4}-\d\.$/,
  );
});

test('one product alone is answered and sent as ever; beside a list it is left out', async () => {
  const alone = await (await site.post({ ...contact, id_product: '201', items: null })).json();
  expect(alone).toEqual({
    code: 200,
    message: 'Recibimos su solicitud. Pronto nos comunicaremos con usted.',
    reference: REFERENCE,
    promise: expect.any(String),
    receipt: expect.any(String),
  });
  expect(backend.calls[0]?.body).toEqual({ ...getForwarded('quotation'), id_product: '201' });
  await site.post({ ...contact, id_product: '201', items: '101-305' }, 'another-key-of-16');
  expect(getProducts(backend.calls)).toEqual(['101', '201', '305']);
});

test('a person of whom something is wrong is told so', async () => {
  const { errors } = await (await site.post({ items: '101-305' })).json();
  expect(Object.keys(errors).sort()).toEqual([...getFieldNames('quotation'), 'policy'].toSorted());
  expect(await site.rows()).toEqual([]);
});

test('a request of twenty counts once', async () => {
  const busy = await start({ perMinute: 2 });
  const codes: number[] = [];
  for (const key of ['a', 'b', 'c']) codes.push((await busy.ask(items(20), key.repeat(16))).code);
  expect(codes).toEqual([200, 200, 429]);
  await busy.stop();
});

test('where nothing can be stored, the backend must take all: else the visitor tries again, and nothing is doubled', async () => {
  const off = await start({ isStored: false });
  backend.failing.set('305', () => new Response(null, { status: 500 }));
  expect(await off.ask('101-305-404')).toEqual({ code: 503, message: UNREACHABLE });
  backend.failing.set('305', () => Response.json({ code: 422, message: 'No' }));
  expect(await off.ask('101-305-404')).toMatchObject({
    code: 422,
    message: 'No',
    reference: REFERENCE,
    refused: ['305'],
  });
  backend.failing.clear();
  expect(await off.ask('101-305-404')).toMatchObject({ code: 200, reference: REFERENCE });
  expect(await backend.stored()).toEqual(['101', '305', '404']);
  await off.stop();
});

test('where the database is full, no part of a request is stored', async () => {
  const full = await start({ maxBytes: 1 });
  backend.setFault('status-500');
  expect((await full.ask('101-305')).code).toBe(503);
  expect(await full.rows()).toEqual([]);
  await full.stop();
});

const part = fc.oneof(
  fc.nat(1_200).map(String),
  fc.constantFrom('x', '-', 'x2', '101x2', '0', '٣', '\0', '9'.repeat(30)),
);
const item = fc.oneof(
  fc.record({ id_product: fc.oneof(part, fc.jsonValue()), quantity: fc.oneof(fc.nat(1_100), fc.jsonValue()) }),
  fc.jsonValue(),
);
const anyItems = fc.oneof(
  fc.jsonValue(),
  fc.array(item, { maxLength: 30 }),
  fc.array(part).map((parts) => parts.join('-')),
);

test('whatever `items` are, the answer is no failure, and what is sent is a quotation of at most twenty products', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(anyItems, async (sent) => {
      const before = backend.calls.length;
      const { code, refused } = await site.ask(sent, `key-number-${number++}`.padEnd(16, '-'));
      const count = backend.calls.length - before;
      expect([200, 422]).toContain(code);
      expect(refused).toBeUndefined();
      expect(count > 0).toBe(code === 200);
      expect(count).toBeLessThanOrEqual(20);
    }),
    { numRuns: 100 },
  );
  for (const { body } of backend.calls) {
    expect(Object.keys(body).sort()).toEqual([...getFieldNames('quotation'), 'id_product'].sort());
    expect(body.id_product).toMatch(/^[1-9]\d{0,17}$/);
  }
}, 120_000);
