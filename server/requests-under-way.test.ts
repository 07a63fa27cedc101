/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { writeErrorPages } from '@/e2e/support/requests';

let distDir: string;
beforeAll(async () => {
  distDir = await writeErrorPages();
});
afterAll(() => rm(distDir, { recursive: true }));

test('with 300 requests under way the network that has them gets 503, health answers, and other networks are served', async () => {
  const { limitRequests } = await import('./requests-under-way');
  const { runStep } = await import('@/e2e/support/requests');
  const ask = (address: string, url = '/') => runStep(limitRequests, url, address);
  const first = await ask('2001:db8:1:0::/64');
  for (let index = 1; index < 300; index++)
    expect((await ask(`2001:db8:1:${index.toString(16)}::/64`)).isPassed).toBe(true);
  const { response, isPassed } = await ask('2001:db8:1:ffff::/64');
  expect([isPassed, response.statusCode, response.getHeader('retry-after')]).toEqual([false, 503, '5']);
  expect((await ask('2001:db8:1:fffe::/64', '/api/health?ready')).isPassed).toBe(true);
  expect(first.request.socket.destroyed).toBe(false);
  // The oldest of the network that has most makes room.
  expect((await ask('198.51.100.1')).isPassed).toBe(true);
  expect(first.request.socket.destroyed).toBe(true);
});
