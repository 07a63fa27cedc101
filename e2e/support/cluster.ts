import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createServer } from '@/lib/embedded-backend/server';
import { startFaultServer } from './fault-server';
import { hasNginx, startNginx } from './nginx';
import { hasRedis, startRedis } from './redis';
import { serve } from './site';

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
