import type { Fault, Received } from './fault-server';

/** A fault server of global-setup.ts, as another process sees it. */
export function backendAt(url: string) {
  const received = async () => (await (await fetch(`${url}/__received`)).json()) as Received[];
  return {
    /** The fault for the next `times` requests (all of them when absent), only for `path` when there is one. */
    fail: async (fault: Fault, times?: number, path?: string): Promise<void> => {
      await fetch(`${url}/__fault`, { method: 'POST', body: JSON.stringify({ fault, times, path }) });
    },
    /** How many requests for `path` have come so far. */
    callsOf: async (path: string): Promise<number> =>
      (await received()).filter((request) => request.path === path).length,
    /** The path of each request that has come so far. */
    paths: async (): Promise<string[]> => (await received()).map(({ path }) => path),
    /** How many requests have come so far. */
    calls: async (): Promise<number> => (await received()).length,
    /** What the backend answers to a GET (docs/backend-contract.md#calls). */
    get: async <T>(path: string): Promise<T> => (await (await fetch(url + path)).json()) as T,
  };
}
