import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FaultServer, startFaultServer } from './backend';
import { openCatalogue, withOddNames } from './catalogue';
import { createServer } from './embedded-server';
import { build, buildServer, type Site, serve } from './site';

const HTTP_BUILD = '.next-http';
/** Of the site that outage.spec.ts visits. */
const REVALIDATE_SECRET = 'a-secret-of-some-length';
const OUTAGE_BUILD = '.next-outage';

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
  let isOdd = false;
  const handler = withOddNames(
    createServer(async () => database),
    () => isOdd,
  );

  const backend = async (): Promise<FaultServer> => {
    const server = await startFaultServer(handler);
    undo.push(server.close);
    return server;
  };
  const site = async (environment: Record<string, string>, isPublished = false): Promise<Site> => {
    const running = await serve(environment, isPublished);
    undo.push(running.stop);
    return running;
  };
  const over = (server: FaultServer, folderOfBuild: string) => ({
    NEXT_DIST_DIR: folderOfBuild,
    BACKEND_URL: server.url,
    DATABASE_URL: `file:${join(folder, `outbox-${new URL(server.url).port}.db`)}`,
    REVALIDATE_SECONDS: '2',
  });

  // The embedded backend with the sample catalogue; `npm test` has built it already.
  await buildServer();
  if (!existsSync('.next/BUILD_ID')) await build({});
  const own = { DATABASE_URL: `file:${join(folder, 'sample.db')}`, FORMS_PER_MINUTE: '1000' };
  // Published, though the build knew of no public address: one build serves any environment.
  const sample = await site(own, true);

  // A healthy backend over HTTP, one more with the same build for the outages, so that they disturb nobody, and one that
  // is down while its site is built, and stays so until outage.spec.ts mends it.
  const [steady, faulty, broken] = [await backend(), await backend(), await backend()];
  broken.set('reset');
  undo.push(() => rm(OUTAGE_BUILD, { recursive: true, force: true }));
  // While it lasts five names that no folder may have are among the featured products: they must not end it.
  isOdd = true;
  // Also what deploy.spec.ts copies: a build for both ways of starting saves one.
  await Promise.all([
    build({ ...over(steady, HTTP_BUILD), DEPLOYMENT_ID: 'two', BUILD_STANDALONE: '1' }),
    build({ ...over(broken, OUTAGE_BUILD), DEPLOYMENT_ID: 'one' }),
  ]);
  isOdd = false;
  const http = await site(over(steady, HTTP_BUILD), true);
  const outage = await site({ ...over(faulty, HTTP_BUILD), REVALIDATE_SECRET });
  const heal = await site(over(broken, OUTAGE_BUILD));

  Object.assign(process.env, {
    SAMPLE_SITE: sample.url,
    HTTP_SITE: http.url,
    OUTAGE_SITE: outage.url,
    HEAL_SITE: heal.url,
    BACKEND: steady.url,
    OUTAGE_BACKEND: faulty.url,
    HEAL_BACKEND: broken.url,
    CATALOGUE: catalogue,
    HTTP_BUILD,
    OUTAGE_BUILD,
    REVALIDATE_SECRET,
  });
}
