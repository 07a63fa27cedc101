/** @jest-environment node */
import { dataPolicy } from '@/content/documents';
import { getForwarded } from '@/e2e/support/person';
import { getProducts, KEY, REFERENCE, startQuotationSite, startQuotations } from '@/e2e/support/quotations';

const ITEMS = [
  { id_product: '101', quantity: 2 },
  { id_product: '305', quantity: 1 },
  { id_product: '404', quantity: 999 },
];
const IDS = ['101', '305', '404'];
const RECEIVED = 'Recibimos su solicitud y le responderemos pronto.';
const RECEIPT = {
  reference: REFERENCE,
  promise: expect.stringMatching(/^Le respondemos a más tardar el /) as unknown,
  receipt: expect.stringMatching(/^\/mensaje\/enviado\/\d{9}\//) as unknown,
};
const LATER_MS = 15 * 60_000;
const down = () => new Response(null, { status: 500 });
const refuse = () => Response.json({ code: 422, message: 'Ya no vendemos este producto.' });

let backend: Awaited<ReturnType<typeof startQuotations>>;

/** Only what the clock says; timers run as they do. */
function useFakeClock(): void {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'performance'] });
}

beforeEach(async () => {
  useFakeClock();
  backend = await startQuotations();
});

afterEach(async () => {
  jest.useRealTimers();
  await backend.close();
});

const start = () => startQuotationSite(backend.url, backend.database);
type Site = Awaited<ReturnType<typeof start>>;

/** Lets the worker do what is due a while later. */
async function wakeLater(site: Site): Promise<void> {
  jest.setSystemTime(Date.now() + LATER_MS);
  await site.wake();
}

const getStatuses = async (site: Site) => (await site.rows()).map(({ status }) => status);

test('three products are three calls, each with the payload of a quotation, a key of its own and the policy', async () => {
  const site = await start();
  expect(await site.ask(ITEMS)).toEqual({
    code: 200,
    message: 'Recibimos su solicitud. Pronto nos comunicaremos con usted.',
    ...RECEIPT,
  });
  await site.stop();
  const line = (quantity: number, number: number) =>
    `Hola\nCantidad: ${quantity}. Producto ${number} de 3 de la solicitud ${REFERENCE}.`;
  const sent = [...backend.calls].sort((one, other) => String(one.key).localeCompare(String(other.key)));
  expect(sent).toEqual(
    [line(2, 1), line(1, 2), line(999, 3)].map((description, index) => ({
      body: { ...getForwarded('quotation'), description, id_product: IDS[index] },
      key: `quotation:${KEY}.${index + 1}of3`,
      version: dataPolicy.version,
    })),
  );
});

test('a double click and a plain post of the same request are the same three; another text or list is another request', async () => {
  const site = await start();
  const answers = await Promise.all([site.ask(ITEMS), site.ask(ITEMS), site.ask(ITEMS)]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(getProducts(backend.calls)).toEqual(IDS);
  // The address form and a spelling of it are the same list.
  expect((await site.ask('101x2-305x1-404x999')).reference).toBe(REFERENCE);
  expect(backend.calls).toHaveLength(3);
  const other = await site.ask('101x2-305');
  expect([getProducts(backend.calls.slice(3)), other.code]).toEqual([['101', '305'], 200]);
  const landings = [await site.land('7-8'), await site.land('7-8')];
  expect(landings).toEqual([landings[1], expect.stringMatching(/^\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/)]);
  expect(getProducts(backend.calls.slice(5))).toEqual(['7', '8']);
  await site.stop();
});

test('the same key with a list of the same length and another text is another request, with a reference of its own', async () => {
  const site = await start();
  await site.ask('101-305');
  const other = await site.ask('101-404');
  const again = await site.ask('101-404');
  expect([getProducts(backend.calls), again]).toEqual([['101', '101', '305', '404'], other]);
  const rows = await site.rows();
  expect(rows.map(({ payload }) => payload.description?.match(/solicitud (.+)\./)?.[1])).toEqual([
    REFERENCE,
    REFERENCE,
    other.reference,
    other.reference,
  ]);
  await site.stop();
});

test('when the second of three fails, the others are delivered at once and it is delivered later, once', async () => {
  backend.failing.set('305', down);
  const site = await start();
  expect(await site.ask(ITEMS)).toEqual({ code: 200, message: RECEIVED, ...RECEIPT });
  expect([await backend.stored(), getProducts(backend.calls)]).toEqual([['101', '404'], IDS]);
  backend.failing.clear();
  await wakeLater(site);
  expect([await backend.stored(), getProducts(backend.calls.slice(3))]).toEqual([IDS, ['305']]);
  // The same request again is the one that was delivered.
  expect(await site.ask(ITEMS)).toMatchObject({ code: 200, reference: REFERENCE });
  expect(backend.calls).toHaveLength(4);
  await site.stop();
});

test('a refusal in the middle is told with the product, and the others are done', async () => {
  backend.failing.set('305', refuse);
  backend.failing.set('404', down);
  const site = await start();
  const receipt = { ...RECEIPT, receipt: expect.stringMatching(/^\/mensaje\/parcial\/\d{9}\//) as unknown };
  const refusal = { code: 422, message: 'Ya no vendemos este producto.', ...receipt, refused: ['305'] };
  expect([await site.ask(ITEMS), await site.ask(ITEMS)]).toEqual([refusal, refusal]);
  backend.failing.clear();
  await wakeLater(site);
  expect(await backend.stored()).toEqual(['101', '404']);
  expect(await getStatuses(site)).toEqual(['delivered', 'refused', 'delivered']);
  backend.failing.set('305', refuse);
  // As of one product: the codes 422 of the backend and of the site land on the same page.
  expect([await site.land('305-7'), await site.land('305')]).toEqual([
    expect.stringMatching(/^\/mensaje\/parcial\/\d{9}\/\d{8}\/[\w-]{12}$/),
    '/mensaje/datos',
  ]);
  await site.stop();
});

test('what the backend refuses after the visitor was told that it is received stays in sight of the staff', async () => {
  backend.setFault('reset', 1);
  const first = await start();
  expect((await first.ask('305')).code).toBe(200);
  backend.failing.set('305', refuse);
  await wakeLater(first);
  expect((await first.rows()).map(({ status, code }) => [status, code])).toEqual([['dead-letter', 422]]);
  await first.stop();
});

test('a process that ends with some delivered, one refused and one waiting loses and doubles nothing', async () => {
  backend.failing.set('305', down);
  backend.failing.set('404', refuse);
  const first = await start();
  await first.ask(ITEMS);
  await first.stop();
  backend.failing.clear();
  const second = await start();
  await wakeLater(second);
  expect([await backend.stored(), getProducts(backend.calls)]).toEqual([
    ['101', '305'],
    ['101', '305', '305', '404'],
  ]);
  await second.stop();
});

test('a process that ends before the first delivery leaves all of them to the next', async () => {
  const first = await start();
  backend.setFault('hang');
  const asked = first.ask(ITEMS);
  while ((await first.rows()).length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
  const second = await start();
  backend.setFault('none');
  await wakeLater(second);
  expect(await backend.stored()).toEqual(IDS);
  expect(await getStatuses(second)).toEqual(['delivered', 'delivered', 'delivered']);
  await asked;
  await Promise.all([first.stop(), second.stop()]);
  expect(await backend.stored()).toEqual(IDS);
}, 30_000);

test('of twenty that hang few are tried while the visitor waits; all are delivered later, once', async () => {
  jest.useRealTimers();
  const ids = Array.from({ length: 20 }, (_, index) => String(index + 1));
  const site = await start();
  backend.setFault('hang');
  expect(await site.ask(ids.join('-'))).toEqual({
    code: 200,
    message: RECEIVED,
    ...RECEIPT,
  });
  // Two at a time, each for 3.5 s of the 5.3 s.
  expect(backend.received.length).toBeLessThanOrEqual(4);
  backend.setFault('none');
  useFakeClock();
  await wakeLater(site);
  expect([await backend.stored(), getProducts(backend.calls)]).toEqual([ids, ids]);
  await site.stop();
}, 30_000);
