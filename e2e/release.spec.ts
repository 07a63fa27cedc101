import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { hasRedis, startRedis } from './support/cluster';
import { address, expect, test } from './support/fixtures';
import { type Site, serve } from './support/site';

test.describe.configure({ mode: 'serial' });
// What a page of the first release fetches late is not in the second one, unless its files are kept (docs/deploying.md).
test.use({ viewport: { width: 360, height: 740 }, tolerated: /\?dpl=one\b/ });

let folder: string;
let balancer: Awaited<ReturnType<typeof startBalancer>>;
/** Two releases of the site, as global-setup.ts has built them. */
let one: Site;
let two: Site;

/** One address for both, as while one release takes the place of the other. */
async function startBalancer() {
  let target = '';
  const server = createServer((request, response) => {
    const { method, headers, url } = request;
    const passed = send(target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const leadTo = (site: Site) => {
    target = site.url;
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, leadTo, close: () => server.close() };
}

const start = (build: string | undefined, name: string, more = {}) =>
  serve({
    NEXT_DIST_DIR: build ?? '',
    BACKEND_URL: address('BACKEND'),
    DATABASE_URL: `file:${folder}/${name}.db`,
    REVALIDATE_SECONDS: '3600',
    ...more,
  });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  balancer = await startBalancer();
  [one, two] = await Promise.all([start(process.env.OUTAGE_BUILD, 'one'), start(process.env.HTTP_BUILD, 'two')]);
});

test.afterAll(async () => {
  balancer.close();
  await Promise.all([one.stop(), two.stop()]);
  await rm(folder, { recursive: true, force: true });
});

/** The releases whose files the document was made of. */
const getReleases = (html: string) => [...new Set([...html.matchAll(/[?&]dpl=([\w.-]+)/g)].map(([, name]) => name))];
async function openWithTheFirst(page: Page): Promise<void> {
  balancer.leadTo(one);
  await page.goto(`${balancer.url}/contacto`);
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
}

/** A link that is pressed is followed in the document, or to another one: what is shown may be exchanged in any moment. */
async function follow(page: Page, label: string, heading: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: label }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** What is shown, read in one moment. */
async function read(page: Page) {
  const { html, ...found } = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    isTheSame: 'isTheSameDocument' in window,
    weight: getComputedStyle(document.querySelector('h1') as Element).fontWeight,
  }));
  return { ...found, releases: getReleases(html) };
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Abrir menú' }).click();

test('a started site has the name of its build', async () => {
  const names = [one, two].map(async ({ url }) => (await (await fetch(`${url}/api/health?ready`)).json()).deployment);
  expect(await Promise.all(names)).toEqual(['one', 'two']);
});

test('a link of the release before leads to a whole page of the next one', async ({ page }) => {
  await openWithTheFirst(page);
  expect((await read(page)).releases).toEqual(['one']);
  balancer.leadTo(two);
  // Only now are the links of the menu there, and their pages fetched ahead.
  await openMenu(page);
  await follow(page, 'Ley 1831', 'Un desfibrilador cerca');
  await expect(async () => expect(await read(page)).toMatchObject({ isTheSame: false, releases: ['two'] })).toPass();
});

test('a page that was fetched ahead from the release before is shown whole', async ({ page }) => {
  await openWithTheFirst(page);
  // Its tree comes first; with its words all of it is there.
  const isOfWords = (request: Request) => request.headers()['next-router-segment-prefetch'] === '/ley-1831/__PAGE__';
  const fetched = page.waitForResponse((answer) => isOfWords(answer.request()));
  await openMenu(page);
  await (await fetched).finished();
  balancer.leadTo(two);
  await follow(page, 'Ley 1831', 'Un desfibrilador cerca');
  await expect(async () => {
    const { isTheSame, weight, releases } = await read(page);
    expect({ weight, releases }).toEqual({ weight: '800', releases: [isTheSame ? 'one' : 'two'] });
  }).toPass();
});

test('a file that only the release before had is a plain 404 that nobody stores', async () => {
  const answer = await fetch(`${two.url}/_next/static/chunks/de-antes.js?dpl=one`);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
  expect(answer.headers.get('cache-control')).toContain('no-store');
});

test('two releases at one Redis never give each other their pages', async () => {
  test.skip(!hasRedis, 'there is no Redis here and it could not be installed (see the first lines of npm test)');
  const redis = await startRedis(folder);
  const more = { REDIS_URL: redis.url };
  const first = await start(process.env.OUTAGE_BUILD, 'one', more);
  const second = await start(process.env.HTTP_BUILD, 'two', more);
  try {
    const releases = async ({ url }: Site) => getReleases(await (await fetch(`${url}/search/bisturi`)).text());
    for (const site of [first, second, first, second])
      expect(await releases(site)).toEqual([site === first ? 'one' : 'two']);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
    await redis.kill();
  }
});
