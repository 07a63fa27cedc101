import { createHealthHandler, type HealthDependencies } from '@/lib/monitoring/health';

export const MINUTE = 60_000;
export const FAULT = { field: 'id', expected: 'number', received: 'text', at: '2026-11-21T10:00:00.000Z' };

/** Asks the health route of a site where all is well but for `changes`. */
export function health(changes: Partial<HealthDependencies> = {}) {
  const handler = createHealthHandler({
    probe: async () => undefined,
    makePage: async () => true,
    prepareIndex: async () => true,
    placeTakenBackAt: () => undefined,
    isEmbedded: false,
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

export const wake = async () => undefined;

export const broken = async () => {
  throw new Error('SQLITE_BUSY at /home/site/site.db');
};
