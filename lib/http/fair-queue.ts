import { Semaphore, withTimeout } from 'async-mutex';

export type Turn = {
  /** Who has this turn (the visitor, its network), each with how many it may have for one of another. */
  readonly shares: readonly (readonly [client: string, share: number])[];
  /** How many turns later it comes. */
  readonly delay: number;
  /** Ends the place, also one that is not given yet. */
  readonly end: AbortSignal;
  /** Told when the place lasted too long. */
  readonly onTakenBack: () => void;
};

/**
 * A queue for `places` (start-time fair queueing): whoever had fewer turns comes first, and everyone comes. Resolves to false after
 * `maxWaitMs`, and to true when a place is given, until `end` or for `maxHoldMs`: nobody can keep it.
 */
export function createFairQueue(
  places: number,
  maxWaitMs: number,
  maxHoldMs: number,
): (turn: Turn) => Promise<boolean> {
  const semaphore = withTimeout(new Semaphore(places), maxWaitMs);
  const nextTurns = new Map<string, number>();
  let now = 0;
  const getNext = (client: string) => Math.max(now, nextTurns.get(client) ?? 0);
  return async ({ shares, delay, end, onTakenBack }) => {
    const turn = Math.max(now, ...shares.map(([client]) => getNext(client)));
    for (const [client, share] of shares) nextTurns.set(client, getNext(client) + 1 / share);
    const acquired = await semaphore.acquire(1, -turn - delay).catch(() => null);
    if (!acquired) return false;
    now = Math.max(now, turn);
    for (const [client, next] of nextTurns) if (next <= now) nextTurns.delete(client);
    hold(acquired[1], maxHoldMs, end, onTakenBack);
    return true;
  };
}

function hold(release: () => void, maxHoldMs: number, end: AbortSignal, onTakenBack: () => void): void {
  const timer = setTimeout(() => {
    release();
    onTakenBack();
  }, maxHoldMs);
  const leave = () => {
    clearTimeout(timer);
    // Stored pages that were requested meanwhile are sent before the next turn.
    setImmediate(release);
  };
  if (end.aborted) leave();
  else end.addEventListener('abort', leave, { once: true });
}
