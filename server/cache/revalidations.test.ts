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

describe('what another process revalidates', () => {
  it.each([
    [{ stale: 5, expired: 6 }, { stale: 4 }, { stale: 5, expired: 6 }],
    [{ stale: 5, expired: 6 }, { stale: 7 }, { stale: 7, expired: 6 }],
    [{ expired: 6 }, { expired: 4 }, { stale: 0, expired: 6 }],
    [{ expired: IN_A_YEAR + 1 }, { expired: IN_A_YEAR }, { stale: 0, expired: IN_A_YEAR + 1 }],
  ])('never makes a tag fresher or staler than it is: %j and then %j is %j', async (own, told, expected) => {
    const { getSharedCache, tagsManifest } = await start();
    getSharedCache();
    tagsManifest.set('a', own);
    shared.tell({ a: told });
    expect(tagsManifest.get('a')).toEqual(expected);
  });
});

describe('the pages of a build', () => {
  const expire = async (built: string | undefined, running: string | undefined) => {
    delete processState.build;
    delete processState.publication;
    if (built) processState.build = { publication: built, deploymentId: '' };
    if (running) processState.publication = { name: running, isHttps: true };
    const { expireOtherPublication, tagsManifest } = await start();
    expireOtherPublication();
    return { expireOtherPublication, tagsManifest };
  };

  it('for another public address expire, once', async () => {
    const { expireOtherPublication, tagsManifest } = await expire(
      'http://localhost:3000 false',
      'https://site.example true',
    );
    expect([...tagsManifest]).toEqual([
      ['publication:http%3A%2F%2Flocalhost%3A3000%20false', { expired: expect.any(Number) }],
    ]);
    tagsManifest.clear();
    expireOtherPublication();
    expect(tagsManifest.size).toBe(0);
  });

  it.each([
    ['for this public address', 'https://site.example true', 'https://site.example true'],
    ['that is being built', 'https://site.example true', undefined],
    ['on a host with its own server', undefined, 'https://site.example true'],
  ])('%s stay', async (_, built, running) => {
    expect((await expire(built, running)).tagsManifest.size).toBe(0);
  });
});
