/** @jest-environment node */
import { createMemorySharedCache } from '@/e2e/support/requests';
import { processState } from '@/lib/process/process-state';

const IN_A_YEAR = Date.now() + 31_536_000_000;

type Process = typeof import('./revalidations') & typeof import('./framework');

let shared: ReturnType<typeof createMemorySharedCache>;

beforeEach(() => {
  shared = createMemorySharedCache();
  processState.sharedCache = shared.cache;
  processState.lastRevalidatedAt = 0;
});

afterEach(() => {
  delete processState.sharedCache;
});

/** A process that has just started, in which no tag was revalidated. */
async function start(): Promise<Process> {
  let loaded: Process | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = { ...(await import('./revalidations')), ...(await import('./framework')) };
  });
  if (!loaded) throw new Error('The process has not started');
  return loaded;
}

test.each([
  [{ stale: 5, expired: 6 }, { stale: 4 }, { stale: 5, expired: 6 }],
  [{ stale: 5, expired: 6 }, { stale: 7 }, { stale: 7, expired: 6 }],
  [{ expired: 6 }, { expired: 4 }, { stale: 0, expired: 6 }],
  [{ expired: IN_A_YEAR + 1 }, { expired: IN_A_YEAR }, { stale: 0, expired: IN_A_YEAR + 1 }],
])(
  'what another process revalidates never makes a tag fresher or staler than it is: %j and then %j is %j',
  async (own, told, expected) => {
    const { getSharedCache, tagsManifest } = await start();
    getSharedCache();
    tagsManifest.set('a', own);
    shared.tell({ a: told });
    expect(tagsManifest.get('a')).toEqual(expected);
  },
);

test.each([
  ['for another public address expire', 'http://localhost:3000 false', 'https://site.example true', 1],
  ['for this public address stay', 'https://site.example true', 'https://site.example true', 0],
  ['that is being built stay', 'https://site.example true', undefined, 0],
  ['on a host with its own server stay', undefined, 'https://site.example true', 0],
])('the pages of a build %s', async (_, publication, name, expired) => {
  delete processState.build;
  delete processState.publication;
  if (publication) processState.build = { publication, deploymentId: '' };
  if (name) processState.publication = { name, isHttps: true };
  const { expireOtherPublication, tagsManifest } = await start();
  expireOtherPublication();
  expect(tagsManifest.size).toBe(expired);
  tagsManifest.clear();
  // Once in a process.
  expireOtherPublication();
  expect(tagsManifest.size).toBe(0);
});
