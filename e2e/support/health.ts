import { createHealthHandler, type HealthDependencies } from '@/lib/monitoring/health';

/** Asks the health route of a site where all is well but for `changes`. */
export function health(changes: Partial<HealthDependencies> = {}) {
  const handler = createHealthHandler({
    probe: async () => undefined,
    prepareIndex: async () => true,
    isEmbedded: false,
    isDraining: () => false,
    outbox: async () => null,
    keptDays: 30,
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
