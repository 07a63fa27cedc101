import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/embedded-backend/database';
import { openCatalogue } from '../support/catalogue';
import { getProducts } from '../support/database';
import { foreignThings } from '../support/foreign-things';
import { getCpuTime, percentile } from '../support/measure';
import { realLines } from '../support/real-lines';
import { serve } from '../support/site';

// npm run bench:paste: a hundred pasted lines on the finished build, from the form to their verdicts, with the sample and the FDA's devices.
const LINES = 100;
const ROUNDS = 20;
/** Words that many devices have, as many as a line has room for. */
const COMMON = 'monitor system device catheter pump laser electrode surgical blood analyzer test kit';

const catalogues = { sample: openDatabase, 'FDA devices': openCatalogue };

/** What is pasted; `round` makes each list another one, which no cache has. */
function listTexts(names: readonly string[]): Readonly<Record<string, (round: number) => string>> {
  const toText = (lines: readonly string[]) => (round: number) =>
    Array.from({ length: LINES }, (_, at) => `${lines[at % lines.length]} x ${round + at + 1}`).join('\n');
  return {
    'of hospitals': toText(realLines.map(([line]) => line)),
    'names of products': toText(names),
    'things that are not there': toText(foreignThings),
    'twelve common words each': (round) =>
      Array.from({ length: LINES }, (_, at) => `${COMMON} Z${round}Y${at}`).join('\n'),
  };
}

async function paste(url: string, text: string): Promise<void> {
  const form = new URLSearchParams({ texto: text });
  const posted = await fetch(`${url}/cotizacion/pegar`, { method: 'POST', body: form, redirect: 'manual' });
  const path = posted.headers.get('location') ?? '';
  const page = await fetch(url + path);
  await page.text();
  if (!page.ok || !path.includes('/revisar/')) throw new Error(`${path} answers ${page.status}`);
}

for (const [name, open] of Object.entries(catalogues)) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-paste-'));
  const environment = { DATABASE_URL: `file:${join(folder, 'site.db')}` };
  const database = await open(environment.DATABASE_URL);
  const products = await getProducts(database);
  database.close();
  const site = await serve(environment);
  // A process makes its index once.
  await fetch(`${site.url}/api/suggest?q=a`);
  const table: Record<string, Record<string, number>> = {};
  for (const [kind, toText] of Object.entries(listTexts(products.map((product) => product.name)))) {
    await paste(site.url, toText(LINES * ROUNDS));
    const times: number[] = [];
    const before = await getCpuTime(site.pid);
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now();
      await paste(site.url, toText(round));
      times.push(performance.now() - started);
    }
    table[kind] = {
      'processor ms': Math.round((((await getCpuTime(site.pid)) - before) * 1_000) / ROUNDS),
      'p50 ms': Math.round(percentile(times, 0.5)),
      'most ms': Math.round(percentile(times, 1)),
    };
  }
  console.log(`${name}, ${products.length} products`);
  console.table(table);
  await site.stop();
  await rm(folder, { recursive: true });
}
