import { getFile } from '@/lib/database/permissions';
import type { Env } from '@/lib/env';
import { processState } from '@/lib/process/process-state';
import { createImportWatch } from './imports';

/** Milliseconds for which opening waits for a lock: a visitor waits with it, and it is tried again. */
const PATIENCE_MS = 500;

/** Watches for imports into an embedded catalogue that another process could fill; the cache handlers find it in the process state. */
export async function watchImports({ backendUrl, databaseUrl, isVercel }: Env): Promise<void> {
  // On Vercel the platform's cache holds the pages.
  if (backendUrl || isVercel || databaseUrl.includes(':memory:')) return;
  const open = async () => (await import('./database')).openDatabase(databaseUrl, PATIENCE_MS);
  const { check, getLatest } = createImportWatch(open, getFile(databaseUrl) === null);
  processState.getLatestImport ??= getLatest;
  await check();
}
