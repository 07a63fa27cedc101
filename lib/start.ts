import { watchImports } from './backend/embedded/watch';
import { env } from './env';
import { closeOutbox, openOutbox } from './forms';
import { log } from './log';
import { processState } from './process-state';
import { openSharedCache } from './shared-cache';
import { startTracing } from './tracing';

const OUTBOX_RETRY_MS = 5_000;

/** What the site does once at start, on every host: opens the shared cache and takes the outbox up where the last process left it. */
export async function start(): Promise<void> {
  openSharedCache(env.redisUrl);
  await watchImports(env);
  await startTracing(env.otlpEndpoint);
  processState.beforeExit = closeOutbox;
  void resume();
}

async function resume(): Promise<void> {
  try {
    (await openOutbox())?.worker.wake();
  } catch (error) {
    log.error({ error }, 'the outbox cannot be opened now');
    setTimeout(resume, OUTBOX_RETRY_MS).unref();
  }
}
