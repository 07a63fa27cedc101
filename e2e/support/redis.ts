import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createServer } from '@/lib/embedded-backend/server';
import { startFaultServer } from './fault-server';
import { hasNginx, startNginx } from './nginx';
import { freePort, serve } from './site';

/** Debian's redis-server; installed by ensure-tools.mjs where that is possible. */
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

export const canStartCluster = hasRedis && hasNginx;
/** Why a test is skipped without it. */
export const NO_CLUSTER =
  'there is no Redis or nginx here and it could not be installed (see the first lines of npm test)';

export const REVALIDATE_SECRET = 'a-secret-of-some-length';
export const FORMS_PER_MINUTE = 6;

/** Starts three processes of the site behind nginx, which share a Redis, a database and a backend. */
export async function startCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'));
  const data = await openDatabase(`file:${folder}/backend.db`);
  const backend = await startFaultServer(createServer(async () => data));
  const redis = await startRedis(folder);
  const environment = {
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    BACKEND_URL: backend.url,
    DATABASE_URL: `file:${folder}/site.db`,
    REDIS_URL: redis.url,
    REVALIDATE_SECONDS: '3600',
    REVALIDATE_SECRET,
    FORMS_PER_MINUTE: String(FORMS_PER_MINUTE),
    TRUSTED_PROXIES: '1',
  };
  const sites = await Promise.all([serve(environment), serve(environment), serve(environment)]);
  const urls = sites.map(({ url }) => url);
  const nginx = await startNginx(folder, urls);
  return {
    data,
    backend,
    redis,
    sites,
    nginx,
    stop: async () => {
      await nginx.stop();
      for (const site of sites) await site.stop();
      await redis.kill();
      await backend.close();
      data.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
