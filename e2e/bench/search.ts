import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCatalogue } from '@/lib/backend/catalogue';
import { createClient } from '@/lib/backend/client';
import { createHandler } from '@/lib/embedded-backend/handler';
import { type SearchDocument, toDocuments } from '@/lib/search-index/documents';
import { createSearchIndex, MAX_INDEXED } from '@/lib/search-index/search-index';
import { openCatalogue } from '../support/catalogue';
import { type Site, serve } from '../support/site';
import { collectGarbage, getMemory, percentile } from './load';

// npm run bench -- search: the index in this process, and GET /api/suggest of the finished build, over the FDA's devices.
const COPIES = 10;
const TYPED = [
  'defibrillator',
  'catheter, balloon',
  'x-ray system',
  'hearing aid',
  'blod presure monitor',
  'oxímetro',
  'analyzer glucose',
];
/** Every text that stands in the box while the searches are typed. */
const TEXTS = TYPED.flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1))).filter((text) =>
  text.trim(),
);
const ROUNDS = 20;

const toMs = (values: readonly number[], share: number) => Number(percentile(values, share).toFixed(2));
const report = (values: readonly number[]) => ({
  'p50 ms': toMs(values, 0.5),
  'p99 ms': toMs(values, 0.99),
  'most ms': toMs(values, 1),
  answers: values.length,
});

async function measureIndex(documents: readonly SearchDocument[], most: number) {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const startedAt = performance.now();
  const index = await createSearchIndex(documents, most);
  const made = performance.now() - startedAt;
  collectGarbage();
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const text of TEXTS) {
      const asked = performance.now();
      index.find(text, 30);
      times.push(performance.now() - asked);
    }
  return {
    indexed: index.size,
    'made in s': Number((made / 1000).toFixed(2)),
    'memory MB': Math.round(megabytes),
    ...report(times),
  };
}

async function measureSite({ url, pid }: Site, path: string) {
  const before = await getProcessorMs(pid);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const text of TEXTS) {
      const asked = performance.now();
      // No visitor may ask so often.
      const headers = { 'x-forwarded-for': `192.0.2.${round}` };
      const response = await fetch(`${url}${path}?q=${encodeURIComponent(text)}`, { headers });
      await response.text();
      if (!response.ok) throw new Error(`answered ${response.status}`);
      times.push(performance.now() - asked);
    }
  const processor = ((await getProcessorMs(pid)) - before) / times.length;
  return { 'processor ms': Number(processor.toFixed(2)), ...report(times) };
}

/** Milliseconds of processor time that process `pid` has used (Linux: clock ticks of 10 ms). */
async function getProcessorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-search-'));
const databaseUrl = `file:${join(folder, 'site.db')}`;
const database = await openCatalogue(databaseUrl);
const baseUrl = 'http://embedded.invalid';
const client = createClient({
  baseUrl,
  apiUrl: baseUrl,
  fetch: createHandler(async () => database),
  timeoutMs: 20_000,
});
const catalogue = createCatalogue(client, { origin: null });
const shelves = [];
for (const category of await catalogue.categories())
  shelves.push({ category, products: (await catalogue.categoryProducts(category.id)) ?? [] });
const documents = toDocuments(shelves, await catalogue.services());
const many = Array.from({ length: COPIES }, (_, copy) =>
  documents.map((item) => ({ ...item, id: `${copy}${item.id}`, name: `${item.name} ${copy}` })),
).flat();

console.table({
  [`index of ${documents.length}`]: await measureIndex(documents, Number.POSITIVE_INFINITY),
  [`index of ${many.length}, unbounded`]: await measureIndex(many, Number.POSITIVE_INFINITY),
  [`index of ${many.length}, as the site has it`]: await measureIndex(many, MAX_INDEXED),
});
database.close();

const site = await serve({ DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '1' });
const without = await getMemory(site.pid);
const first = performance.now();
await fetch(`${site.url}/api/suggest?q=a`);
const firstMs = Math.round(performance.now() - first);
console.table({
  'GET /api/suggest': { 'first ms': firstMs, ...(await measureSite(site, '/api/suggest')) },
  // What any handler of the framework costs.
  'GET /api/health, to compare': await measureSite(site, '/api/health'),
});
console.log(
  `memory of the process: ${Math.round(without)} MB before, ${Math.round(await getMemory(site.pid))} MB after`,
);
await site.stop();
await rm(folder, { recursive: true });
