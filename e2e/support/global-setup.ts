import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHandlerWithFiles, startFaultServer } from './backend';
import { openCatalogue } from './catalogue';
import { REVALIDATE_SECRET } from './forms-site';
import { build, buildServer, serve } from './site';

const HTTP_BUILD = '.next-http';

/** Starts every site that the tests visit; their addresses travel in process.env. Returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const undo: (() => unknown)[] = [];
  const teardown = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    await start(undo);
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}

async function start(undo: (() => unknown)[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'site-e2e-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const catalogue = `file:${join(folder, 'fda.db')}`;
  const database = await openCatalogue(catalogue);
  undo.push(() => database.close());
  const handler = createHandlerWithFiles(database);
  // One that is healthy, and one for the outages, so that they disturb nobody.
  const [steady, faulty] = await Promise.all([startFaultServer(handler), startFaultServer(handler)]);
  undo.push(steady.close, faulty.close);
  const over = ({ url }: typeof steady) => ({
    NEXT_DIST_DIR: HTTP_BUILD,
    BACKEND_URL: url,
    DATABASE_URL: `file:${join(folder, `outbox-${new URL(url).port}.db`)}`,
    REVALIDATE_SECONDS: '2',
  });

  // The embedded backend with the sample catalogue; `npm test` has built it already.
  await buildServer();
  if (!existsSync('.next/BUILD_ID')) await build({});
  // Also what deploy.spec.ts copies: a build for both ways of starting saves one.
  await build({ ...over(steady), DEPLOYMENT_ID: 'two', BUILD_STANDALONE: '1' });

  const own = { DATABASE_URL: `file:${join(folder, 'sample.db')}`, FORMS_PER_MINUTE: '1000' };
  const sites = await Promise.all([
    // Published, though the build knew of no public address: one build serves any environment.
    serve(own, true),
    serve(over(steady), true),
    serve({ ...over(faulty), REVALIDATE_SECRET }),
  ]);
  for (const { stop } of sites) undo.push(stop);
  const [sample, http, outage] = sites.map(({ url }) => url);
  Object.assign(process.env, {
    SAMPLE_SITE: sample,
    HTTP_SITE: http,
    OUTAGE_SITE: outage,
    BACKEND: steady.url,
    OUTAGE_BACKEND: faulty.url,
    CATALOGUE: catalogue,
    HTTP_BUILD,
  });
}
