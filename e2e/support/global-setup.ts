import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackendWithFiles, startFaultServer } from './backend';
import { openCatalogue, pictures } from './catalogue';
import { build, buildServer, serve } from './site';

const HTTP_BUILD = '.next-http';

/** Starts every site that the tests visit; their addresses travel in process.env. Returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-e2e-'));
  const database = await openCatalogue(`file:${join(folder, 'fda.db')}`);
  const backend = await startFaultServer(await createBackendWithFiles(database));
  backend.set('redirect-away', undefined, pictures.away.file);
  const http = {
    NEXT_DIST_DIR: HTTP_BUILD,
    BACKEND_URL: backend.url,
    DATABASE_URL: `file:${join(folder, 'http.db')}`,
    REVALIDATE_SECONDS: '2',
  };

  // The embedded backend with the sample catalogue; `npm test` has built it already.
  await buildServer();
  if (!existsSync('.next/BUILD_ID')) await build({});
  // Also what deploy.spec.ts copies: a build for both ways of starting saves one.
  await build({ ...http, DEPLOYMENT_ID: 'two', BUILD_STANDALONE: '1' });

  const sample = { DATABASE_URL: `file:${join(folder, 'sample.db')}`, FORMS_PER_MINUTE: '1000' };
  // Published, though the build knew of no public address: one build serves any environment.
  const sites = await Promise.all([serve(sample, true), serve(http, true)]);
  const [{ url: SAMPLE_SITE }, { url: HTTP_SITE }] = sites;
  Object.assign(process.env, { SAMPLE_SITE, HTTP_SITE, BACKEND: backend.url, HTTP_BUILD });
  return async () => {
    for (const { stop } of sites) await stop();
    await backend.close();
    database.close();
    await rm(folder, { recursive: true, force: true });
  };
}
