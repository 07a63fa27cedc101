import { setImmediate, setTimeout } from 'node:timers/promises';

/** AbortSignal.timeout for `work`, which Node 20 may lose to its garbage collector (nodejs/node#54614). */
export async function withDeadline<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const answered = work(controller.signal).then((value) => ({ value }));
  const done = await waitFor(milliseconds, answered);
  if (done) return done.value;
  const error = new DOMException(`Not done after ${milliseconds} ms`, 'TimeoutError');
  controller.abort(error);
  throw error;
}

/** What `work` resolves to, or null if it is not done in time; it continues, and its later failure is ignored. */
export async function waitFor<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const timer = new AbortController();
  const late = setTimeout(Math.max(0, milliseconds), null, { signal: timer.signal });
  return Promise.race([work, late]).finally(() => timer.abort());
}

let turn: Promise<void> | undefined;

/** Resolves when the event loop has read the other requests that came; all callers of one turn continue together. */
export function waitForTurn(): Promise<void> {
  turn ??= setImmediate().then(() => {
    turn = undefined;
  });
  return turn;
}
