/** @jest-environment node */
import { createHealthHandler, type HealthDependencies } from './health';

function health(changes: Partial<HealthDependencies> = {}) {
  const handler = createHealthHandler({
    probe: async () => undefined,
    isEmbedded: true,
    isDraining: () => false,
    outbox: async () => null,
    lastGoodReads: () => ({ services: '2026-11-21T10:00:00.000Z' }),
    cache: 'memory',
    deployment: 'r42',
    ...changes,
  });
  return async (query: string) => {
    const response = await handler(new Request(`http://site.example/api/health${query}`));
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, body: await response.json() };
  };
}

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
      backend: 'embedded',
      lastGoodReads: { services: '2026-11-21T10:00:00.000Z' },
      outbox: { state: 'off' },
      cache: 'memory',
      version: '0.1.0',
      deployment: 'r42',
    },
  });
});

test('a backend that is away is reported and no reason to be taken out: pages made before are served', async () => {
  const { status, body } = await health({ isEmbedded: false, probe: broken, outbox: broken })('?ready');
  expect([status, body.backend, body.outbox]).toEqual([200, 'unreachable', { state: 'unavailable' }]);
});

test('not ready while ending, or when the embedded catalogue cannot be read', async () => {
  expect((await health({ isDraining: () => true })('?ready')).status).toBe(503);
  expect((await health({ probe: broken })('?ready')).status).toBe(503);
});

test('however often someone asks, the backend is asked once', async () => {
  let probes = 0;
  const ask = health({ probe: async () => void probes++ });
  await Promise.all([ask('?ready'), ask('?ready'), ask('?ready')]);
  expect(probes).toBe(1);
});
