import { env } from './env';
import { closeOutbox, openOutbox } from './forms';
import { drainWhenClosed } from './front/drain';
import { installFront } from './front/install';
import { log } from './log';
import { onceInProcess } from './once-in-process';
import { openSharedCache } from './shared-cache';
import { startTracing } from './tracing';

/** What the server does once at start: sees requests first, and takes the outbox up where the last process left it. */
export async function start(): Promise<void> {
  // For cache/pages.mjs, which the framework loads by itself.
  onceInProcess('publication', () => env.publication);
  openSharedCache(env.redisUrl);
  await startTracing(env.otlpEndpoint);
  installFront();
  if (!env.isDevelopment) drainWhenClosed(closeOutbox);
  void resume();
}

const TRY_AGAIN = 5_000;

async function resume(): Promise<void> {
  try {
    (await openOutbox())?.worker.wake();
  } catch (error) {
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'the outbox cannot be opened now');
    setTimeout(resume, TRY_AGAIN).unref();
  }
}
