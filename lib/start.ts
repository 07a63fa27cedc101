import { getFile, toOpenFailure } from '@/lib/database/permissions';
import { createImportWatch } from '@/lib/embedded-backend/imports';
import { type Env, env } from '@/lib/env';
import { closeOutbox, openOutbox } from '@/lib/forms/outbox';
import { connectRedis } from '@/lib/http/limiter';
import { log } from '@/lib/log';
import { processState } from '@/lib/process/process-state';
import { createSharedCache } from '@/lib/shared-cache/store';

const OUTBOX_RETRY_MS = 5_000;
/** Milliseconds for which opening the catalogue waits for a lock: a visitor waits with it, and it is tried again. */
const PATIENCE_MS = 500;

/** Runs once at start on every host: opens the shared cache, and the outbox where the last process left it. */
export async function start(): Promise<void> {
  const { redisUrl } = env;
  if (redisUrl) processState.sharedCache ??= createSharedCache(connectRedis(redisUrl));
  await watchImports(env);
  processState.beforeExit = closeOutbox;
  void resume();
}

/** Watches an embedded catalogue for imports of other processes; cache handlers find them in the process state. */
async function watchImports({ backendUrl, databaseUrl, isVercel }: Env): Promise<void> {
  // On Vercel the platform's cache holds the pages.
  if (backendUrl || isVercel || databaseUrl.includes(':memory:')) return;
  const open = async () => (await import('@/lib/embedded-backend/database')).openDatabase(databaseUrl, PATIENCE_MS);
  const { check, getLatest } = createImportWatch(open, getFile(databaseUrl) === null);
  processState.getLatestImport ??= getLatest;
  await check();
}

async function resume(): Promise<void> {
  try {
    (await openOutbox())?.worker.wake();
  } catch (error) {
    log.error(await toOpenFailure(env.databaseUrl, error), 'the outbox cannot be opened now');
    setTimeout(resume, OUTBOX_RETRY_MS).unref();
  }
}
