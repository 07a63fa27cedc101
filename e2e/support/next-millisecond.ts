import { setImmediate } from 'node:timers/promises';

/** Resolves when what happens next is later, by every clock of the process that counts in whole milliseconds, than what has happened. */
export async function nextMillisecond(): Promise<void> {
  const end = Date.now() + 2;
  while (Date.now() < end) await setImmediate();
}
