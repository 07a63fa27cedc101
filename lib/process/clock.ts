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
