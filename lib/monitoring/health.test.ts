/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@/lib/forms/outbox/store';
import { createWorker } from '@/lib/forms/outbox/worker';
import { CONNECTION_HEADER } from '@/lib/http/client-ip';
import { version } from '@/package.json';
import { createHealthHandler, type HealthDependencies } from './health';
import { canSeeDetails } from './health-details';

const MINUTE = 60_000;
const FAULT = { field: 'id', expected: 'number', received: 'text', at: '2026-11-21T10:00:00.000Z' };

function health(changes: Partial<HealthDependencies> = {}) {
  const handler = createHealthHandler({
    probe: async () => undefined,
    makePage: async () => true,
    placeTakenBackAt: () => undefined,
    isEmbedded: true,
    isDraining: () => false,
    outbox: async () => null,
    alarms: { messageMs: 15 * MINUTE, givenUp: 1, readsMs: 60 * MINUTE },
    keptDays: 30,
    failingReads: () => ({}),
    lastGoodReads: () => ({ services: '2026-11-21T10:00:00.000Z' }),
    faults: () => ({ 'GET /category/{id}': FAULT }),
    cache: 'memory',
    deployment: 'r42',
    canSeeDetails: () => true,
    ...changes,
  });
  return async (query: string) => {
    const response = await handler(new Request(`http://site.example/api/health${query}`));
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, body: await response.json() };
  };
}

const wake = async () => undefined;

const broken = async () => {
  throw new Error('SQLITE_BUSY at /home/site/site.db');
};

test('a process that answers is alive, whatever else fails', async () => {
  const ask = health({ probe: broken, outbox: broken, isDraining: () => true });
  expect(await ask('')).toEqual({ status: 200, body: { status: 'alive' } });
});

test('readiness tells what there is, without secrets', async () => {
  expect(await health()('?ready')).toEqual({
    status: 200,
    body: {
      status: 'ready',
      reasons: [],
      backend: 'embedded',
      pages: 'on',
      lastGoodReads: { services: '2026-11-21T10:00:00.000Z' },
      faults: { 'GET /category/{id}': FAULT },
      outbox: { state: 'off' },
      cache: 'memory',
      version,
      deployment: 'r42',
    },
  });
});

test('a backend that is away is reported and no reason to be taken out: pages made before are served', async () => {
  const { status, body } = await health({ isEmbedded: false, probe: broken })('?ready');
  expect([status, body.backend]).toEqual([200, 'unreachable']);
});

test('not ready while ending, or when the embedded catalogue cannot be read', async () => {
  expect((await health({ isDraining: () => true })('?ready')).status).toBe(503);
  expect((await health({ probe: broken })('?ready')).status).toBe(503);
});

describe('pages that cannot be made', () => {
  afterEach(() => void jest.useRealTimers());

  test.each([
    ['fails', async () => false],
    ['throws', broken],
  ])('make a site that is not ready (a page that %s)', async (_, makePage) => {
    const { status, body } = await health({ makePage })('?ready');
    expect([status, body.status, body.pages]).toEqual([503, 'not ready', 'cannot be made']);
  });

  test('are waited for, not for ever, and asked for again later', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    let isMade = false;
    const ask = health({ makePage: () => (isMade ? Promise.resolve(true) : new Promise(() => undefined)) });
    const asking = ask('?ready');
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await asking).status).toBe(503);
    isMade = true;
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await ask('?ready')).status).toBe(200);
  });
});

test('a rendering that took too long is shown for a while', async () => {
  const minutesAgo = (minutes: number) => ({ placeTakenBackAt: () => Date.now() - minutes * 60_000 });
  const { status, body } = await health(minutesAgo(9))('?ready');
  expect([status, body.status, body.pages]).toEqual([200, 'degraded', 'one took too long']);
  expect((await health(minutesAgo(11))('?ready')).body.status).toBe('ready');
});

test('however often someone asks, the backend is asked and a page is made once', async () => {
  const done: string[] = [];
  const ask = health({
    probe: async () => void done.push('asked'),
    makePage: async () => done.push('made') > 0,
  });
  await Promise.all([ask('?ready'), ask('?ready'), ask('?ready')]);
  await ask('?ready');
  expect(done.toSorted()).toEqual(['asked', 'made']);
});

describe('messages that cannot be kept', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'health-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('are seen: the site is degraded when its database is broken, and goes on serving pages', async () => {
    await writeFile(join(folder, 'site.db'), 'this is no database '.repeat(500));
    const outbox = async () => ({ store: await openStore(`file:${folder}/site.db`), worker: { wake, stop: wake } });
    const { status, body } = await health({ outbox })('?ready');
    expect([status, body.status, body.outbox]).toEqual([200, 'degraded', { state: 'unavailable' }]);
  });

  test.each([
    [100_000_000, 'ready', 'on'],
    [33_000, 'degraded', 'nearly full'],
    [10_000, 'degraded', 'full'],
  ])('are seen before it comes to that: of %i bytes the site is %s, the outbox %s', async (maxBytes, ready, state) => {
    const store = await openStore(`file:${folder}/site.db`, undefined, maxBytes);
    const worker = createWorker(store, async () => ({ code: 200, message: '' }));
    const { status, body } = await health({ outbox: async () => ({ store, worker }) })('?ready');
    store.close();
    expect([status, body.status, body.outbox]).toEqual([
      200,
      ready,
      {
        state,
        pending: 0,
        oldestAt: null,
        givenUp: 0,
        bytes: expect.any(Number),
        maxBytes,
        freeBytes: expect.any(Number),
      },
    ]);
  });
});

describe('what somebody must look at', () => {
  const NOW = Date.UTC(2026, 10, 21);
  const alarms = { messageMs: 15 * MINUTE, givenUp: 2, readsMs: 60 * MINUTE };
  let folder: string;
  let store: Store;

  beforeEach(async () => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    folder = await mkdtemp(join(tmpdir(), 'alarms-'));
    store = await openStore(`file:${folder}/site.db`);
  });

  afterEach(async () => {
    store.close();
    await rm(folder, { recursive: true });
  });

  /** The status and the reasons, after messages that came so many minutes ago became what `status` says. */
  async function report(minutes: number, status?: 'dead-letter' | 'unknown-outcome' | 'delivered', copies = 1) {
    const came = { kind: 'contact', payload: {}, policyVersion: '1', createdAt: NOW - minutes * MINUTE } as const;
    for (let copy = 0; copy < copies; copy++) {
      const { submissions } = await store.add([{ ...came, key: `${status}${copy}` }], NOW);
      if (status) await store.settle(submissions[0]?.id ?? 0, status, null, null);
    }
    const outbox = async () => ({ store, worker: { wake, stop: wake } });
    const { status: http, body } = await health({ outbox, alarms, isEmbedded: false, probe: broken })('?ready');
    return [http, body.status, body.reasons];
  }

  test.each([
    [14, undefined, 1, 'ready', []],
    [16, undefined, 1, 'degraded', ['a message has waited for 16 minutes']],
    [16, 'delivered', 1, 'ready', []],
    [1, 'dead-letter', 1, 'ready', []],
    [1, 'unknown-outcome', 2, 'degraded', ['2 messages were given up: npm run messages -- --pending']],
    [31 * 24 * 60, 'dead-letter', 2, 'ready', []],
  ] as const)(
    'of messages, with the backend away, after %i minutes (%s, %i of them): %s, and pages are served',
    async (minutes, became, copies, status, reasons) => {
      expect(await report(minutes, became, copies)).toEqual([200, status, reasons]);
    },
  );

  test('reads that have failed for an hour, by their verb', async () => {
    const failingReads = () => ({ category: 75 * MINUTE, product: 59 * MINUTE });
    const { status, body } = await health({ isEmbedded: false, failingReads })('?ready');
    expect([status, body.status, body.reasons]).toEqual([
      200,
      'degraded',
      ['reads of category have failed for 75 minutes'],
    ]);
  });
});

test('a stranger learns the status and nothing else', async () => {
  const stranger = { canSeeDetails: () => false };
  expect(await health(stranger)('?ready')).toEqual({ status: 200, body: { status: 'ready' } });
  expect(await health({ ...stranger, isDraining: () => true })('?ready')).toEqual({
    status: 503,
    body: { status: 'ending' },
  });
});

describe('canSeeDetails', () => {
  const SECRET = 'a-secret-of-some-length';
  const from = (connection: string, more: Record<string, string> = {}) =>
    new Headers({ [CONNECTION_HEADER]: connection, ...more });

  const proxied = (address: string) => ({ 'x-forwarded-for': address });
  test.each([
    [true, '127.0.0.1', {}, 0],
    [true, '::1', {}, 0],
    [true, '::ffff:10.1.2.3', proxied('::ffff:10.1.2.3'), 0],
    [true, 'fd12:3456::1', {}, 0],
    [true, '203.0.113.7', { authorization: `Bearer ${SECRET}` }, 0],
    [true, '127.0.0.1', proxied('192.168.1.7'), 1],
    [false, '203.0.113.7', {}, 0],
    [false, '2001:db8::1', {}, 0],
    [false, '203.0.113.7', { authorization: 'Bearer another' }, 0],
    // A proxy on this host that the site was not told of.
    [false, '127.0.0.1', proxied('203.0.113.7'), 0],
    [false, '127.0.0.1', proxied('203.0.113.7'), 1],
    [false, '', {}, 0],
  ])('is %s for %s with %j behind %i proxies', (expected, connection, more, proxies) => {
    expect(canSeeDetails(from(connection, { ...more }), proxies, SECRET)).toBe(expected);
  });

  test('is false for every bearer while there is no secret', () => {
    for (const authorization of ['Bearer ', 'Bearer undefined'])
      expect(canSeeDetails(from('203.0.113.7', { authorization }), 0, undefined)).toBe(false);
  });
});
