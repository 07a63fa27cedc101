import { toOpenFailure } from '@/lib/database/open-failure';
import { watchImports } from '@/lib/embedded-backend/watch';
import { env } from '@/lib/env';
import { closeOutbox, openOutbox } from '@/lib/forms';
import { connectRedis } from '@/lib/http/limiter';
import { log } from '@/lib/log';
import { startTracing } from '@/lib/monitoring/tracing';
import { processState } from '@/lib/process/process-state';
import { createSharedCache } from '@/lib/shared-cache/store';

const OUTBOX_RETRY_MS = 5_000;

/** What the site does once at start, on every host: opens the shared cache and takes the outbox up where the last process left it. */
export async function start(): Promise<void> {
  const { redisUrl } = env;
  if (redisUrl) processState.sharedCache ??= createSharedCache(connectRedis(redisUrl), connectRedis(redisUrl));
  await watchImports(env);
  await startTracing(env.otlpEndpoint);
  processState.beforeExit = closeOutbox;
  void resume();
}

async function resume(): Promise<void> {
  try {
    (await openOutbox())?.worker.wake();
  } catch (error) {
    log.error(await toOpenFailure(env.databaseUrl, error), 'the outbox cannot be opened now');
    setTimeout(resume, OUTBOX_RETRY_MS).unref();
  }
}
