/** Reading two clocks takes a moment, and hosts differ by more. */
const CLOSE_MS = 1_000;

/** Now, in milliseconds since 1970, by the framework's clock: nobody sets it, and it stands still while the host sleeps. */
export function getTime(): number {
  return performance.timeOrigin + performance.now();
}

/** By how many milliseconds the system's clock, which other hosts share, is ahead of getTime; 0 when they agree. */
export function getSystemLead(): number {
  const lead = Date.now() - getTime();
  return Math.abs(lead) < CLOSE_MS ? 0 : lead;
}

const HOUR_MS = 60 * 60 * 1_000;

/** A function that does `work` at its first call, and at the first one an hour later by a clock that nobody sets. */
export function limitToHourly(work: () => Promise<void>): () => Promise<void> {
  let next = 0;
  return async () => {
    if (performance.now() < next) return;
    next = performance.now() + HOUR_MS;
    await work();
  };
}
