import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Site, serve } from '../support/site';

/** Megabytes of memory that process `pid` holds (Linux: VmRSS). */
export async function getMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Seconds of processor time that process `pid` has taken with all its threads (Linux: utime and stime of 100 a second). */
export async function getCpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(utime) + Number(stime)) / 100;
}

/** Bytes of all files below `folder`; 0 when there is none. */
export async function bytesBelow(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const stats = await Promise.all(names.map((name) => stat(join(folder, name))));
  const sizes = stats.map((one) => (one.isFile() ? one.size : 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The value that `share` (0 to 1) of `values` do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle one of `values`, the lower of two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** Node collects only when it must; a signal that it loses then would keep its call waiting for ever. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

export type Load = { readonly requests: number; readonly perSecond: number; readonly p99: string };

/** Asks for `url` with wrk at 32 connections for `seconds`; throws when an answer was no page. */
export function load(url: string, seconds: number, args: readonly string[] = []): Load {
  const report = execFileSync('wrk', ['-t1', '-c32', `-d${seconds}s`, '--latency', ...args, url], { encoding: 'utf8' });
  const [, failed] = /Non-2xx or 3xx responses: (\d+)/.exec(report) ?? [];
  if (failed) throw new Error(`${failed} answers were refused`);
  return {
    requests: Number(/(\d+) requests in/.exec(report)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    p99: /99%\s+(\S+)/.exec(report)?.[1] ?? '',
  };
}

/** Where the framework would keep pages on the disk. */
const PAGES = '.next/server';

/** Addresses that nobody links to: ids that cannot be, ids of nothing, wrong names, searches, routes. */
const KINDS: readonly ((index: number) => string)[] = [
  (index) => `/producto/inventado-${index}/${1_000_000 + index}`,
  (index) => `/productos/inventada-${index}/${1_000_000 + index}`,
  (index) => `/producto/otro-nombre-${index}/${1 + (index % 6_000)}`,
  (index) => `/search/invento%20${index}`,
  (index) => `/producto/x/${index}x`,
  (index) => `/productos/x/${'9'.repeat(19)}${index}`,
  (index) => `/no-existe-${index}`,
  (index) => `/wp-admin/${index}.php?x=${index}`,
];

/** A site behind one proxy with the limits that it has by default and a database of its own, which `stop` takes away. */
export async function serveWithLimits(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'site-limits-'));
  const site = await serve({
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    TRUSTED_PROXIES: '1',
    SEARCHES_PER_MINUTE: '',
    INVENTED_PAGES_PER_MINUTE: '',
  });
  const stop = async () => {
    await site.stop();
    await rm(folder, { recursive: true });
  };
  return { ...site, stop };
}

export type Attack = {
  readonly count: number;
  /** Each request comes from another address, as a site behind one proxy sees it. */
  readonly isSpread: boolean;
};

/** Asks `site` for `count` invented addresses, sixteen at once: how often each status came (0: no answer), and what it cost. */
export async function attack(site: Site, { count, isSpread }: Attack) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const bytesBefore = await bytesBelow(PAGES);
  const statuses: Record<number, number> = {};
  let mostMegabytes = 0;
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next++;
      const path = KINDS[index % KINDS.length]?.(index) ?? '/';
      const headers = isSpread
        ? { 'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` }
        : {};
      const status = await ask(site.url + path, agent, headers);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (index % 100 === 0) mostMegabytes = Math.max(mostMegabytes, await getMemory(site.pid));
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  agent.destroy();
  return { statuses, mostMegabytes, bytesOnDisk: (await bytesBelow(PAGES)) - bytesBefore };
}

/** Asks for `paths` one after another and from the beginning again until `isOver`: the milliseconds of each answer, and how many failed. */
export async function visitInTurn(url: string, paths: readonly string[], agent: Agent, isOver: () => boolean) {
  const times: number[] = [];
  let failures = 0;
  for (let index = 0; !isOver(); index++) {
    const started = performance.now();
    const status = await ask(url + (paths[index % paths.length] ?? '/'), agent);
    times.push(performance.now() - started);
    // A wrong name moves (308).
    if (status === 0 || status >= 400) failures++;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { times, failures };
}

/** Status of a GET whose body is read and thrown away; 0 when the connection failed. */
export function ask(address: string, agent: Agent, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const request = get(address, { agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    request.on('error', () => resolve(0));
  });
}
