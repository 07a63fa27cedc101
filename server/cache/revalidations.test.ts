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
  ['for another public address expire', () => 'another', 1],
  ['for this public address stay', (publication: string) => publication, 0],
  ['that no server of the site serves stay', () => null, 0],
])('the pages of a build %s', async (_, getPublication, expired) => {
  const { expireOtherPublication, tagsManifest } = await start();
  const { env } = await import('@/lib/env');
  const publication = getPublication(env.publication);
  delete processState.build;
  if (publication) processState.build = { publication, deploymentId: '' };
  expireOtherPublication();
  expect(tagsManifest.size).toBe(expired);
  tagsManifest.clear();
  // Once in a process.
  expireOtherPublication();
  expect(tagsManifest.size).toBe(0);
});
