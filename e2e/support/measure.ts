import { execFileSync } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

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
