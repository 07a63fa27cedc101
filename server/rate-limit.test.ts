/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { writeErrorPages } from '@/e2e/support/requests';
import { formatPasted } from '@/lib/pasted-list/address';

const MINUTE_MS = 60_000;
const PICTURE = '/_next/image?url=a.jpg';
/** Of pictures, and of suggestions. */
const BUDGET = 600;

let distDir: string;
let limits: typeof import('./rate-limit');
let runStep: typeof import('@/e2e/support/requests').runStep;

beforeAll(async () => {
  distDir = await writeErrorPages();
  Object.assign(process.env, { SEARCHES_PER_MINUTE: '2', INVENTED_PAGES_PER_MINUTE: '2' });
  limits = await import('./rate-limit');
  ({ runStep } = await import('@/e2e/support/requests'));
});

afterAll(() => rm(distDir, { recursive: true }));
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
afterEach(() => void jest.useRealTimers());

/** Asks for `url` and is answered with `status`, so many times. */
async function beAnswered(times: number, status: number, address: string, url = '/producto/x/1', cache = 'MISS') {
  for (let count = 0; count < times; count++) {
    const { response, isPassed } = await runStep(limits.limitRate, url, address);
    expect(isPassed).toBe(true);
    response.statusCode = status;
    response.setHeader('x-nextjs-cache', cache);
    response.emit('finish');
    await setImmediate();
  }
}

const wait = (address: string, path = '/producto/x/1') => limits.getSecondsToWait(path, address);
const isPassed = async (url: string, address: string) => (await runStep(limits.limitRate, url, address)).isPassed;

test.each([PICTURE, '/sitemap.xml', '/sitemap/2.xml'])(
  'Pictures over their budget are refused for a minute; stored ones do not count (%s)',
  async (url) => {
    await beAnswered(BUDGET, 200, url, url, 'HIT');
    await beAnswered(BUDGET - 1, 200, url, url);
    await beAnswered(1, 200, url, url, 'STALE');
    const { response, isPassed: isServed } = await runStep(limits.limitRate, url, url);
    expect([isServed, response.statusCode, response.getHeader('retry-after')]).toEqual([false, 429, '60']);
    jest.advanceTimersByTime(MINUTE_MS);
    expect(await isPassed(url, url)).toBe(true);
  },
);

test('Suggestions and changes of lists over their budget are refused, and count neither for pictures nor for searches', async () => {
  const address = 'types fast';
  for (let count = 0; count < BUDGET; count++) expect(await isPassed('/api/suggest?q=m', address)).toBe(true);
  for (const url of ['/api/suggest?q=m', '/cotizacion/cambiar']) expect(await isPassed(url, address)).toBe(false);
  expect(await isPassed(PICTURE, address)).toBe(true);
  expect(await wait(address, '/search/monitor')).toBe(0);
});

test.each([
  ['/tarjeta/producto/1/0123456789ab.jpg', 404, 60],
  ['/p/999999', 404, 60],
  // A short address leads to its product.
  ['/p/101', 308, 0],
  ['/producto/x/1', 308, 60],
])('After two answers to %s with %i new pages are refused for %i seconds', async (url, status, seconds) => {
  const address = `asks for ${url}`;
  await beAnswered(2, status, address, url);
  expect(await wait(address)).toBe(seconds);
});

test.each([
  ['/search/monitor', 2],
  ['/cotizacion/101x2-305', 2],
  ['/mensaje/enviado/123456789/12345678', 2],
  ['/tarjeta/producto/1/0123456789ab.jpg', 30],
  // Codes to scan count as pictures.
  ['/qr/cotizacion/101x2-305?a', BUDGET],
])('%s, of which there are any number, counts when it would be rendered: %i in a minute', async (path, most) => {
  for (let count = 0; count < most; count++) expect(await wait(path, path)).toBe(0);
  expect([await wait(path, path), await wait(path)]).toEqual([60, 0]);
});

test.each([
  [10, [0, 0, 60]],
  [11, [0, 60, 60]],
  [100, [0, 60, 60]],
])('A page of a pasted list counts by its lines, and one is always made (%i)', async (count, waits) => {
  const line = { quantity: 1, note: '', code: '' };
  const lines = Array.from({ length: count }, (_, at) => ({ ...line, text: `camilla Z${at}` }));
  const path = `/cotizacion/revisar/${formatPasted({ lines, left: 0, base: '' })}`;
  for (const seconds of waits) expect(await wait(path, `${path}?_rsc=1`)).toBe(seconds);
});

test('A limiter that fails refuses nobody', async () => {
  for (const name of ['consume', 'penalty', 'get'] as const)
    jest.spyOn(RateLimiterMemory.prototype, name).mockRejectedValue(new Error('it fails'));
  expect(await isPassed(PICTURE, 'fails')).toBe(true);
  await beAnswered(3, 404, 'fails');
  for (const path of ['/search/monitor', '/producto/x/1']) expect(await wait('fails', path)).toBe(0);
});
