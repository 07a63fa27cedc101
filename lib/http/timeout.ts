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
  let end = () => {};
  const abort = new Promise<never>((_, reject) => {
    end = () => reject(signal.reason);
  });
  signal.addEventListener('abort', end);
  try {
    return await Promise.race([work(), abort]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** What `work` resolves to, or null when it takes past `deadline`; the work goes on, and its later failure harms nobody. */
export async function waitUntil<T>(deadline: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(0, deadline - Date.now()));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
