import { setImmediate } from 'node:timers/promises';

/** Waits until `check` says true; throws after twenty seconds. */
export async function eventually(check: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error('it did not happen in 20 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Resolves when what happens next is later, by every clock of the process that counts in whole milliseconds, than what has happened. */
export async function nextMillisecond(): Promise<void> {
  const end = Date.now() + 2;
  while (Date.now() < end) await setImmediate();
}
