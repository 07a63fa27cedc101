import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { address } from './fixtures';
import { type Site, serve } from './site';

/** Starts a site with a database of its own and the limits that it has in production, unless `environment` sets others. */
export async function startFairSite(environment: Readonly<Record<string, string>> = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'site-fair-'));
  const site = await serve({
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    BACKEND_URL: address('BACKEND'),
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    TRUSTED_PROXIES: '1',
    INVENTED_PAGES_PER_MINUTE: '',
    SEARCHES_PER_MINUTE: '',
    ...environment,
  });
  const stop = async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...site, stop };
}
