/** Does `work` with a signal that aborts after `milliseconds`, and rejects then at the latest. */
export async function withDeadline<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`Not done after ${milliseconds} ms`, 'TimeoutError'));
  }, milliseconds);
  try {
    return await untilAborted(controller.signal, () => work(controller.signal));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Does `work` unless `signal` is aborted, and rejects when it is even if `work` does not heed it: Node 20 loses signals made of others
 * (AbortSignal.any, AbortSignal.timeout) when it collects garbage (https://github.com/nodejs/node/issues/54614).
 */
export async function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const { promise: abort, reject } = withRejector();
  const end = () => reject(signal.reason);
  signal.addEventListener('abort', end);
  try {
    return await Promise.race([work(), abort]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

function withRejector() {
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<never>((_, fail) => {
    reject = fail;
  });
  return { promise, reject };
}
