import { get } from 'node:http';
import { attack, serveWithLimits } from './bench/load';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';

/** Megabytes that one process may hold. */
const MAX_MEGABYTES = 600;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let site: Site;

test.beforeAll(async () => {
  site = await serveWithLimits();
});

test.afterAll(() => site.stop());

for (const { from, count, isSpread } of [
  { from: 'one address, which is soon told to wait', count: 200, isSpread: false },
  { from: 'as many addresses', count: 100, isSpread: true },
])
  test(`${count} invented addresses from ${from}, leave nothing on the disk and little in memory`, async () => {
    const { statuses, mostMegabytes, bytesOnDisk } = await attack(site, { count, isSpread });
    console.log(`${JSON.stringify(statuses)}, at most ${mostMegabytes.toFixed(0)} MB`);
    expect(Object.keys(statuses).filter((status) => Number(status) === 0 || Number(status) >= 500)).toEqual([]);
    expect((statuses[429] ?? 0) > 0).toBe(!isSpread);
    expect(bytesOnDisk).toBe(0);
    expect(mostMegabytes).toBeLessThan(MAX_MEGABYTES);
  });

/** Status of a GET whose target is sent as it is, which a URL would tidy up. */
function getStatus(target: string, visitor: string): Promise<number> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path: target, headers: { 'x-forwarded-for': visitor } };
    get(options, (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
  });
}

for (const [kind, limit, ways] of [
  ['searches', 60, ['/search/', 'http://x/search/', '/search/x/']],
  ['invented pages', 120, ['/producto/x/9', 'http://x/productos/x/9']],
] as const)
  test(`no way to write an address leads around the limit of ${kind}`, async () => {
    const visitor = `2001:db8:0:${limit}::1`;
    const asked = Array.from({ length: limit }, (_, index) => `${ways[index % ways.length]}${index}`);
    const statuses: number[] = [];
    for (const target of asked) statuses.push(await getStatus(target, visitor));
    expect(statuses.filter((status) => status === 429 || status >= 500)).toEqual([]);
    for (const way of ways) expect(await getStatus(`${way}1000000`, visitor), way).toBe(429);
  });

test('dot segments and fragments, which a limit might read otherwise than the site, are refused', async () => {
  for (const target of [
    '/x/../search/a',
    '/./search/a',
    '/%2e/search/a',
    '/_next/static/.%2E/../search/a',
    'http://x/y/../search/a',
    '/x/../_next/image?url=a',
    '/search/a#b',
    '/search?q=a#b',
    '/%2E/producto/x/8',
  ])
    expect(await getStatus(target, '192.0.2.8'), target).toBe(400);
});
