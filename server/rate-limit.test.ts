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
async function beAnswered(times: number, status: number, address: string, url = '/producto/x/1') {
  for (let count = 0; count < times; count++) {
    const { response, isPassed } = await runStep(limits.limitRate, url, { address });
    expect(isPassed).toBe(true);
    response.statusCode = status;
    response.emit('finish');
    await setImmediate();
  }
}

describe('pictures', () => {
  it.each([PICTURE, '/sitemap.xml', '/sitemap/2.xml'])(
    'over their budget are refused for a minute (%s)',
    async (url) => {
      const address = url;
      for (let count = 0; count < BUDGET; count++)
        expect((await runStep(limits.limitRate, url, { address })).isPassed).toBe(true);
      const { response, isPassed } = await runStep(limits.limitRate, url, { address });
      expect(isPassed).toBe(false);
      expect([response.statusCode, response.getHeader('retry-after')]).toEqual([429, 60]);
      jest.advanceTimersByTime(MINUTE_MS);
      expect((await runStep(limits.limitRate, url, { address })).isPassed).toBe(true);
    },
  );

  it.each([
    ['HIT', true],
    ['STALE', false],
    ['MISS', false],
  ])('that are stored do not count (%s)', async (state, isPassed) => {
    const address = `is answered ${state}`;
    for (let count = 0; count < BUDGET; count++) {
      const { response } = await runStep(limits.limitRate, PICTURE, { address });
      response.setHeader('x-nextjs-cache', state);
      response.emit('finish');
      await setImmediate();
    }
    expect((await runStep(limits.limitRate, PICTURE, { address })).isPassed).toBe(isPassed);
  });
});

test('suggestions and pasted lists over their budget are refused, and count neither for pictures nor for searches', async () => {
  const address = 'types fast';
  const ask = () => runStep(limits.limitRate, '/api/suggest?q=m', { address });
  for (let count = 0; count < BUDGET; count++) expect((await ask()).isPassed).toBe(true);
  expect((await ask()).response.statusCode).toBe(429);
  expect((await runStep(limits.limitRate, '/cotizacion/pegar', { address })).response.statusCode).toBe(429);
  expect((await runStep(limits.limitRate, PICTURE, { address })).isPassed).toBe(true);
  expect(await limits.getSecondsToWait('/search/monitor', address)).toBe(0);
});

test('Open Graph images are drawn thirty times a minute for an address, and one that does not exist counts as invented', async () => {
  const image = '/tarjeta/producto/1/0123456789ab.jpg';
  for (let count = 0; count < 30; count++) expect(await limits.getSecondsToWait(image, 'previews')).toBe(0);
  expect(await limits.getSecondsToWait(image, 'previews')).toBe(60);
  expect(await limits.getSecondsToWait('/producto/x/1', 'previews')).toBe(0);
  await beAnswered(2, 404, 'asks for images', image);
  expect(await limits.getSecondsToWait('/producto/x/1', 'asks for images')).toBe(60);
});

describe('addresses that do not exist', () => {
  it.each([404, 308])(
    'count after their answer (%i): over the budget no page is rendered for a minute',
    async (status) => {
      const address = `invents ${status}`;
      await beAnswered(1, status, address);
      expect(await limits.getSecondsToWait('/producto/x/1', address)).toBe(0);
      await beAnswered(1, status, address);
      expect(await limits.getSecondsToWait('/producto/x/1', address)).toBe(60);
      expect(await limits.getSecondsToWait('/producto/x/1', 'somebody else')).toBe(0);
      jest.advanceTimersByTime(MINUTE_MS);
      expect(await limits.getSecondsToWait('/producto/x/1', address)).toBe(0);
    },
  );

  it('are not those that lead to a product by its short address, but those without a product are', async () => {
    await beAnswered(9, 308, 'scans', '/p/101');
    expect(await limits.getSecondsToWait('/producto/x/1', 'scans')).toBe(0);
    await beAnswered(2, 404, 'scans', '/p/999999');
    expect(await limits.getSecondsToWait('/producto/x/1', 'scans')).toBe(60);
  });

  it('of one address over its budget take nothing from its neighbours', async () => {
    await beAnswered(20, 404, '10.1.2.3');
    expect(await limits.getSecondsToWait('/producto/x/1', '10.1.2.3')).toBe(60);
    expect(await limits.getSecondsToWait('/producto/x/1', '10.1.2.4')).toBe(0);
  });

  it('and are stored, such as those without a route, cost no rendering and count for nothing', async () => {
    for (let count = 0; count < 9; count++) {
      const { response } = await runStep(limits.limitRate, '/wp-login.php', { address: 'scans for holes' });
      response.statusCode = 404;
      response.setHeader('x-nextjs-cache', 'HIT');
      response.emit('finish');
    }
    await setImmediate();
    expect(await limits.getSecondsToWait('/producto/x/1', 'scans for holes')).toBe(0);
  });
});

test.each([200, 304, 307, 429, 503])('A page that is answered with %i is no invented one', async (status) => {
  await beAnswered(9, status, `is answered ${status}`);
  expect(await limits.getSecondsToWait('/producto/x/1', `is answered ${status}`)).toBe(0);
});

test.each(['/search/monitor', '/ley-1831/lugar/hotel', '/cotizacion/101x2-305', '/mensaje/enviado/123456789/12345678'])(
  'A page of which there are any number counts when it would be rendered, by a budget of its own (%s)',
  async (path) => {
    const ask = () => limits.getSecondsToWait(path, path);
    expect([await ask(), await ask(), await ask()]).toEqual([0, 0, 60]);
    expect(await limits.getSecondsToWait('/producto/x/1', path)).toBe(0);
  },
);

test.each([
  [10, [0, 0, 60]],
  [11, [0, 60, 60]],
  [100, [0, 60, 60]],
])('A page of a pasted list counts by its lines, and one is always made (%i)', async (count, waits) => {
  const lines = Array.from({ length: count }, (_, at) => ({ text: `camilla Z${at}`, quantity: 1 }));
  const path = `/cotizacion/revisar/${formatPasted({ lines, left: 0, base: '' })}`;
  for (const wait of waits) expect(await limits.getSecondsToWait(`${path}?_rsc=1`, path)).toBe(wait);
});

test.each(['/producto/x/1/qr.svg?a', '/cotizacion/101x2-305/qr.svg'])(
  'A code to scan counts as a picture when it would be made, and not as a page (%s)',
  async (path) => {
    const ask = () => limits.getSecondsToWait(path, path);
    for (let count = 0; count < BUDGET; count++) expect(await ask()).toBe(0);
    expect(await ask()).toBe(60);
    expect((await runStep(limits.limitRate, PICTURE, { address: path })).response.statusCode).toBe(429);
    for (const page of ['/producto/x/1', '/cotizacion/101x2-305'])
      expect(await limits.getSecondsToWait(page, path)).toBe(0);
  },
);

test('A limiter that fails refuses nobody', async () => {
  jest.spyOn(RateLimiterMemory.prototype, 'consume').mockRejectedValue(new Error('it fails'));
  jest.spyOn(RateLimiterMemory.prototype, 'penalty').mockRejectedValue(new Error('it fails'));
  expect((await runStep(limits.limitRate, PICTURE)).isPassed).toBe(true);
  await beAnswered(3, 404, 'fails');
  expect(await limits.getSecondsToWait('/search/monitor', 'fails')).toBe(0);
});
