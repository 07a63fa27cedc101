import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, storeCatalogue } from '@/lib/embedded-backend/database';
import { planImport } from '@/lib/embedded-backend/plan';
import { routes } from '@/lib/routes';
import { readDevices } from '../support/catalogue';
import { getProducts } from '../support/database';
import { median } from '../support/median';
import { build, buildServer, getMemory, serve } from '../support/site';

// npm run bench -- growth: the same site with the sample catalogue, the FDA's devices, and ten times as many; builds each time.
// The e2e tests' own, which tsconfig.json knows already.
const BUILD = '.next-http';
/** How often the FDA's list is in the catalogue; 0 leaves the sample. */
const COPIES = [0, 1, 10];
const VISITS = 9;

const devices = await readDevices();

/** The FDA's devices `copies` times, each time with other names, and without their codes, which must be there once. */
function toRecords(copies: number) {
  return Array.from({ length: copies }, (_, copy) =>
    devices.records.map(({ line, fields }) => ({
      line,
      fields: { ...fields, name: `${fields.name} ${copy + 1}`, code: '' },
    })),
  ).flat();
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

async function get(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  await response.arrayBuffer();
}

const getAll = async (urls: readonly string[]) => {
  const times: number[] = [];
  for (const url of urls) times.push(await time(() => get(url)));
  return Math.round(median(times));
};

async function getSitemap(url: string): Promise<void> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const [path] of index.matchAll(/\/sitemap\/\w+\.xml/g)) await get(url + path);
}

async function measure(copies: number): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-growth-'));
  const file = join(folder, 'site.db');
  const environment = { NEXT_DIST_DIR: BUILD, DATABASE_URL: `file:${file}` };
  const database = await openDatabase(environment.DATABASE_URL);
  const { catalogue = null, faults = [] } =
    copies === 0 ? {} : planImport({ ...devices, records: toRecords(copies) }, null);
  if (faults.length > 0) throw new Error(`bad rows, the first: ${JSON.stringify(faults[0])}`);
  const imported = await time(async () => catalogue && storeCatalogue(database, catalogue));
  const all = await getProducts(database);
  database.close();
  // As a deployment builds: without what an earlier build left.
  await rm(BUILD, { recursive: true, force: true });
  await buildServer();
  const built = await time(() => build(environment));
  let site = await serve(environment);
  await site.stop();
  const started = await time(async () => {
    site = await serve(environment);
  });
  const products = all
    .filter(({ name }) => !/[/%.]/.test(name))
    .slice(0, VISITS)
    .map(({ id, name }) => `${site.url}/producto/${encodeURIComponent(name)}/${id}`);
  const words = ['monitor', 'bomba', 'catheter', 'laser', 'x-ray'];
  const searches = words.map((q) => `${site.url}/search/${q}`);
  const suggestions = words.map((q) => `${site.url}${routes.suggestApi}?q=${q}`);
  const getMegabytes = async () => Math.round(await getMemory(site.pid));
  // In the order of the columns: each memory is what the process holds after the figures before it.
  const figures = {
    products: all.length,
    'import s': imported / 1000,
    'build s': built / 1000,
    'start s': started / 1000,
    'first product page ms': await getAll(products),
    'warm product page ms': await getAll(products),
    'memory MB, pages': await getMegabytes(),
    'search ms': await getAll(searches),
    'search index made ms': await getAll([`${site.url}${routes.suggestApi}?q=a`]),
    'suggestion ms': await getAll(suggestions),
    'memory MB, search': await getMegabytes(),
    'whole sitemap ms': Math.round(await time(() => getSitemap(site.url))),
    'memory MB, sitemap': await getMegabytes(),
    'database MB': (await stat(file)).size / 1e6,
  };
  await site.stop();
  await rm(folder, { recursive: true });
  return figures;
}

const table = [];
for (const copies of COPIES) table.push(await measure(copies));
console.table(table);
await rm(BUILD, { recursive: true, force: true });
