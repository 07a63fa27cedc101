import { Semaphore, withTimeout } from 'async-mutex';

/** A semaphore: the more slots a `client` waits for, the later its next one. Resolves to what gives it back; rejects after `timeoutMs`. */
export function createFairSemaphore(slots: number, timeoutMs: number): (client: string) => Promise<() => void> {
  const semaphore = withTimeout(new Semaphore(slots), timeoutMs);
  const waiting = new Map<string, number>();
  return async (client) => {
    const before = waiting.get(client) ?? 0;
    waiting.set(client, before + 1);
    try {
      const [, release] = await semaphore.acquire(1, -before);
      return release;
    } finally {
      const left = (waiting.get(client) ?? 1) - 1;
      if (left > 0) waiting.set(client, left);
      else waiting.delete(client);
    }
  };
}
