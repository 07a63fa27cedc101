import { execFileSync } from 'node:child_process';

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
