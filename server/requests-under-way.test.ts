/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { writeErrorPages } from '@/e2e/support/requests';

let distDir: string;
let limits: typeof import('./requests-under-way');
let runStep: typeof import('@/e2e/support/requests').runStep;

beforeAll(async () => {
  distDir = await writeErrorPages();
  limits = await import('./requests-under-way');
  ({ runStep } = await import('@/e2e/support/requests'));
});
afterAll(() => rm(distDir, { recursive: true }));

const begin = (address: string, url = '/') => runStep(limits.limitRequests, url, { address });
type Begun = Awaited<ReturnType<typeof begin>>;

async function beginMany(count: number, getAddress: (index: number) => string): Promise<Begun[]> {
  const begun: Begun[] = [];
  for (let index = 0; index < count; index++) begun.push(await begin(getAddress(index)));
  return begun;
}

const end = (begun: readonly Begun[]) => {
  for (const { response } of begun) response.emit('close');
};

test('Of one network 200 requests are under way, health aside, and every other is served', async () => {
  const begun = await beginMany(200, (index) => `2001:db8:1:${index.toString(16)}::/64`);
  const { isPassed, response } = await begin('2001:db8:1:ffff::/64');
  expect([isPassed, response.statusCode, response.getHeader('retry-after')]).toEqual([false, 503, 5]);
  begun.push(await begin('2001:db8:1:fffe::/64', '/api/health?ready'), await begin('198.51.100.1'));
  expect(begun.every((one) => one.isPassed)).toBe(true);
  end(begun);
  expect((await begin('2001:db8:1:ffff::/64')).isPassed).toBe(true);
});

test('Of all networks 300 are, and each that ends makes room for one', async () => {
  const begun = await beginMany(299, (index) => `10.${index >> 8}.${index & 255}.1`);
  expect((await begin('192.0.2.1')).isPassed).toBe(false);
  end(begun.splice(0, 1));
  expect((await begin('192.0.2.1')).isPassed).toBe(true);
  end(begun);
});

test('A connection with ten requests that are not answered ends at the next; one that waits goes on', async () => {
  const socket = new Socket();
  const ask = () =>
    runStep(
      (request, response, next) => limits.limitConnection(Object.assign(request, { socket }), response, next),
      '/',
    );
  const first = await ask();
  first.response.emit('close');
  for (let count = 0; count < 10; count++) expect((await ask()).isPassed).toBe(true);
  expect(socket.destroyed).toBe(false);
  expect([(await ask()).isPassed, socket.destroyed]).toEqual([false, true]);
});
