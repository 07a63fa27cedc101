import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fault, startFaultServer } from '../support/backend';
import { openCatalogue } from '../support/catalogue';
import { createServer } from '../support/embedded-server';
import { build, buildServer, serve } from '../support/site';
import { ask, bytesBelow, getMemory, percentile, visitInTurn } from './load';

// npm run bench -- soak [MINUTES]: mixed traffic on pages seen before while the backend's fault changes every 20 s.
const minutes = Number(process.argv[2] ?? 10);
const BUILD = '.next-http';
const SWITCH = 20_000;
const FAULTS: readonly Fault[] = [
  'none',
  'status-500',
  'slow',
  'hang',
  'none',
  'reset',
  'html',
  'drip',
  'none',
  'status-429',
  'huge',
  'truncated',
  'empty',
  'nonsense',
];

const folder = await mkdtemp(join(tmpdir(), 'bench-soak-'));
const database = await openCatalogue(`file:${join(folder, 'fda.db')}`);
const backend = await startFaultServer(createServer(async () => database));
const environment = {
  NEXT_DIST_DIR: BUILD,
  BACKEND_URL: backend.url,
  DATABASE_URL: `file:${join(folder, 'site.db')}`,
  REVALIDATE_SECONDS: '5',
};
await buildServer();
if (!existsSync(`${BUILD}/BUILD_ID`)) await build(environment);
const site = await serve(environment);
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

const list = (await (await fetch(`${backend.url}/products?page=3&limit=100`)).json()) as {
  data: { id: number; name: string }[];
};
const products = list.data.map(({ id, name }) => `/producto/${encodeURIComponent(name)}/${id}`);
const seen = [
  '/',
  '/productos',
  '/contacto',
  '/ley-1831',
  '/productos/CV/2',
  '/search/monitor',
  '/search/dialysis',
  ...products,
];
for (const path of seen) await ask(site.url + path, agent);

const memory: number[] = [];
const disk = (await bytesBelow(BUILD)) + (await bytesBelow(folder));
const end = Date.now() + minutes * 60_000;
const memoryAtStart = await getMemory(site.pid);

/** Each visitor begins elsewhere. */
const visitor = (offset: number) =>
  visitInTurn(site.url, [...seen.slice(offset), ...seen.slice(0, offset)], agent, () => Date.now() >= end);

async function trouble(): Promise<void> {
  for (let index = 0; Date.now() < end; index++) {
    backend.set(FAULTS[index % FAULTS.length] ?? 'none');
    await new Promise((resolve) => setTimeout(resolve, Math.min(SWITCH, Math.max(0, end - Date.now()))));
  }
}

async function watch(): Promise<void> {
  while (Date.now() < end) {
    memory.push(await getMemory(site.pid));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

const [visits] = await Promise.all([Promise.all([0, 25, 50, 75].map(visitor)), trouble(), watch()]);
const times = visits.flatMap((visit) => visit.times);
const failures = visits.reduce((sum, visit) => sum + visit.failures, 0);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const [third, last] = [mean(memory.slice(120, 180)), mean(memory.slice(-60))];
const diskAtEnd = (await bytesBelow(BUILD)) + (await bytesBelow(folder));
console.log(`minutes ${minutes}, requests ${times.length}, failures ${failures}`);
console.log(`p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`);
console.log(
  `memory ${memoryAtStart.toFixed(0)} MB at start, ${memory.at(-1)?.toFixed(0)} MB at end; last minute / third minute ${(last / third).toFixed(2)}`,
);
console.log(`disk ${(disk / 1e6).toFixed(1)} MB at start, ${(diskAtEnd / 1e6).toFixed(1)} MB at end`);
agent.destroy();
await site.stop();
await backend.close();
database.close();
await rm(folder, { recursive: true });
