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
