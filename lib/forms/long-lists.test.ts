/** @jest-environment node */
import { contact } from '@/e2e/support/person';
import { getProducts, KEY, REFERENCE, startQuotationSite, startQuotations } from '@/e2e/support/quotations';

const IDS = Array.from({ length: 100 }, (_, index) => String(index + 1));
const LATER_MS = 15 * 60_000;
const down = () => new Response(null, { status: 500 });

let backend: Awaited<ReturnType<typeof startQuotations>>;

beforeEach(async () => {
  // Only what the clock says; timers run as they do.
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'performance'] });
  backend = await startQuotations();
});

afterEach(async () => {
  jest.useRealTimers();
  await backend.close();
});

const start = () => startQuotationSite(backend.url, backend.database);

test('a hundred products are stored together and sent one by one, and the same request again is the same one', async () => {
  const site = await start();
  expect(await site.ask(IDS.join('-'))).toMatchObject({ code: 200, reference: REFERENCE });
  expect(await site.ask(IDS.join('-'))).toMatchObject({ code: 200, reference: REFERENCE });
  await site.stop();
  expect([await backend.stored(), getProducts(backend.calls)]).toEqual([IDS, IDS]);
});

test('of a hundred the third ones that fail are sent again later, each once, and nothing is lost or doubled', async () => {
  const thirds = IDS.filter((id) => Number(id) % 3 === 0);
  for (const id of thirds) backend.failing.set(id, down);
  const site = await start();
  expect((await site.ask(IDS.join('-'))).code).toBe(200);
  await site.wake();
  backend.failing.clear();
  jest.setSystemTime(Date.now() + LATER_MS);
  await site.wake();
  expect(await backend.stored()).toEqual(IDS);
  expect(getProducts(backend.calls)).toEqual([...IDS, ...thirds].sort((one, other) => Number(one) - Number(other)));
  await site.stop();
});

test('no more than two are on their way at once', async () => {
  let [underWay, most] = [0, 0];
  const wait = async () => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
    underWay--;
  };
  backend.setPause(wait);
  const site = await start();
  expect((await site.ask(IDS.join('-'))).code).toBe(200);
  await site.stop();
  expect(most).toBeLessThanOrEqual(2);
});

test('free lines alone are one contact message, with the optional fields', async () => {
  const site = await start();
  const list = { items: '', extras: 'x3__silla_de_ruedas', institution: 'Hospital Sur', city: 'Cali' };
  const answer = await (await site.post({ ...contact, ...list })).json();
  expect(answer).toMatchObject({ code: 200, reference: REFERENCE });
  await site.stop();
  expect(backend.calls.map(({ body, key }) => [body.id_product, body.description, key])).toEqual([
    [
      undefined,
      `${contact.description}
Datos del proceso:
- Institución: Hospital Sur
- Ciudad: Cali
Necesita (no está en el catálogo):
- 3 × silla de ruedas`,
      `quotation:${KEY}.1of1`,
    ],
  ]);
});

test.each([
  ['101 lines', { items: [...IDS, '101'].join('-') }],
  ['100 products and a free line', { items: IDS.join('-'), extras: 'x1__algo' }],
  ['nothing', { items: '', extras: '' }],
  ['a note of a product that is not there', { items: '101', extras: '305__azul' }],
  ['free lines of no list', { items: '', extras: 'x0__algo' }],
])('%s: nothing is stored and nothing is sent', async (_, list) => {
  const site = await start();
  expect(await (await site.post({ ...contact, ...list })).json()).toMatchObject({
    code: 422,
    errors: { items: expect.any(String) },
  });
  expect([await site.rows(), backend.calls]).toEqual([[], []]);
  await site.stop();
});
