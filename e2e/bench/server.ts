import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCatalogue } from '../support/catalogue';
import { getProducts } from '../support/database';
import { median } from '../support/median';
import { type Site, serve, serveBare } from '../support/site';

// npm run bench -- server: the finished build behind server/ against the framework alone (next start); needs wrk and Linux.
const ROUNDS = 5;
const SECONDS = 4;
const PAGES_A_ROUND = 40;
const STORED = '/productos';

const folder = await mkdtemp(join(tmpdir(), 'bench-server-'));
const database = await openCatalogue(`file:${folder}/site.db`);
const environment = { DATABASE_URL: `file:${folder}/site.db` };
// Above the ids of the sample catalogue, which the build has made pages of; plain names, which need no redirect.
const unseen = (await getProducts(database))
  .filter(({ id, name }) => id > 1000 && !/[/%.]/.test(name))
  .map(({ id, name }) => `/producto/${encodeURIComponent(name)}/${id}`);
const site = await serve(environment);
const bare = await serveBare(environment);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

type Figures = { readonly perSecond: number; readonly cpu: number };

/** Requests a second, and milliseconds of processor time of each. */
async function measure({ pid }: Site, run: () => Promise<number> | number): Promise<Figures> {
  const [cpu, started] = [await getCpuTime(pid), performance.now()];
  const requests = await run();
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: requests / seconds, cpu: ((await getCpuTime(pid)) - cpu) * (1000 / requests) };
}

/** Seconds of processor time that process `pid` has taken with all its threads (Linux: utime and stime of 100 a second). */
async function getCpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(utime) + Number(stime)) / 100;
}

/** Asks for `url` with wrk at 32 connections for `seconds`; throws when an answer was no page. */
function load(url: string, seconds: number, args: readonly string[] = []) {
  const report = execFileSync('wrk', ['-t1', '-c32', `-d${seconds}s`, ...args, url], { encoding: 'utf8' });
  const [, failed] = /Non-2xx or 3xx responses: (\d+)/.exec(report) ?? [];
  if (failed) throw new Error(`${failed} answers were refused`);
  return {
    requests: Number(/(\d+) requests in/.exec(report)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
  };
}

/** Status of a GET whose body is read and thrown away; 0 when the connection failed. */
function ask(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const request = get(address, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    request.on('error', () => resolve(0));
  });
}

const askStored = (to: Site, encoding: string) =>
  measure(to, () => load(to.url + STORED, SECONDS, ['-H', `Accept-Encoding: ${encoding}`]).requests);

const askUnseen = (to: Site, round: number) =>
  measure(to, async () => {
    const paths = unseen.slice(round * PAGES_A_ROUND, (round + 1) * PAGES_A_ROUND);
    for (const path of paths)
      if ((await ask(to.url + path, agent)) !== 200) throw new Error(`${path} is no page of ${to.url}`);
    return paths.length;
  });

const CASES: Readonly<Record<string, (round: number) => Promise<Figures>>> = {
  'stored, next start, identity': () => askStored(bare, 'identity'),
  'stored, identity': () => askStored(site, 'identity'),
  'stored, gzip': () => askStored(site, 'gzip'),
  'stored, Brotli': () => askStored(site, 'br'),
  'never seen, next start': (round) => askUnseen(bare, round),
  'never seen': (round) => askUnseen(site, round),
};

const results = Object.entries(CASES).map(([name, run]) => ({ name, run, rounds: [] as Figures[] }));
// Cases take turns in each round: what else the machine does hits all of them. The first round warms up.
for (let round = 0; round <= ROUNDS; round++)
  for (const { run, rounds } of results) {
    const figures = await run(round);
    if (round > 0) rounds.push(figures);
  }

const getRow = (name: string, rounds: readonly Figures[]) => {
  const first = results.find((other) => other.name.startsWith(name.split(',')[0] ?? ''))?.rounds ?? [];
  const ratio = (value: keyof Figures) =>
    median(rounds.map((figures, round) => figures[value] / (first[round]?.[value] ?? Number.NaN))).toFixed(2);
  return {
    'requests a second': Math.round(median(rounds.map(({ perSecond }) => perSecond))),
    'to next start': ratio('perSecond'),
    'processor ms': Number(median(rounds.map(({ cpu }) => cpu)).toFixed(2)),
    'to next start ': ratio('cpu'),
  };
};
console.table(Object.fromEntries(results.map(({ name, rounds }) => [name, getRow(name, rounds)])));
agent.destroy();
await site.stop();
await bare.stop();
database.close();
await rm(folder, { recursive: true });
