import { remember } from '@/lib/remember';

type OpenDatabase = { readonly checkpoint: () => Promise<void>; readonly close: () => void };

/** The database files that this process has open, by whichever of its bundles. */
export const openDatabases = remember('open databases', () => new Set<OpenDatabase>());

/** Merges the write-ahead logs into their files and closes these, so that each file is complete alone; never throws. */
export async function closeDatabases(): Promise<void> {
  for (const database of openDatabases) {
    await database.checkpoint().catch(() => undefined);
    database.close();
  }
}
