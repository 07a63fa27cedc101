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

let turn: Promise<void> | undefined;

/** Resolves when the event loop has read what else has come; all who wait in one turn go on together. */
export function waitForTurn(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
}
