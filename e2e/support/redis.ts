import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { freePort } from './site';

/** Debian's redis-server; installed by ensure-servers.mjs where that is possible. */
const REDIS = '/usr/bin/redis-server';
/** In CI its tests are never skipped: without it they fail. */
export const hasRedis = existsSync(REDIS) || Boolean(process.env.CI);

export type RedisServer = {
  readonly url: string;
  /** Kills it at once, as a host that is gone. */
  readonly kill: () => Promise<void>;
  /** Starts it again, empty, at the same address. */
  readonly start: () => Promise<void>;
};

const SETTINGS = ['--save', '', '--appendonly', 'no', '--maxmemory', '64mb', '--maxmemory-policy', 'allkeys-lru'];

/** Starts a Redis of its own on a free port. */
export async function startRedis(folder: string): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const start = async () => {
    child = spawn(REDIS, ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...SETTINGS], {
      stdio: 'ignore',
    });
    const own = child;
    process.once('exit', () => own.kill('SIGKILL'));
    while (!(await accepts(port))) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, kill, start };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}
