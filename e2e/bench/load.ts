import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { type Agent, get } from 'node:http';

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

/** The middle one of `values`, the lower of two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** Asks for `url` with wrk at 32 connections for `seconds`; throws when an answer was no page. */
export function load(url: string, seconds: number, args: readonly string[] = []) {
  const report = execFileSync('wrk', ['-t1', '-c32', `-d${seconds}s`, ...args, url], { encoding: 'utf8' });
  const [, failed] = /Non-2xx or 3xx responses: (\d+)/.exec(report) ?? [];
  if (failed) throw new Error(`${failed} answers were refused`);
  return {
    requests: Number(/(\d+) requests in/.exec(report)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
  };
}

/** Status of a GET whose body is read and thrown away; 0 when the connection failed. */
export function ask(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const request = get(address, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    request.on('error', () => resolve(0));
  });
}
