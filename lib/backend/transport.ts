import { existsSync } from 'node:fs';
import { type Database, isReadOnlyDisk } from '@/lib/database/connect';
import { getFile, toOpenFailure } from '@/lib/database/permissions';
import { createHandler } from '@/lib/embedded-backend/handler';
import type { Env } from '@/lib/env';
import { log } from '@/lib/log';
import type { ClientOptions } from './client';
import { toUnreachable } from './errors';
import type { Origin } from './mapping';
import { network, type Transport } from './network';

/** Milliseconds for a whole read: a visitor waits less than a build does. */
const TIMEOUT_MS = { serving: 3_500, building: 8_000 };

/** The one place that chooses between a configured backend and the embedded one. */
export function chooseTransport(env: Env): { client: ClientOptions; origin: Origin } {
  const timeoutMs = env.isBuilding ? TIMEOUT_MS.building : TIMEOUT_MS.serving;
  const timeouts = { timeoutMs, postTimeoutMs: env.backendPostMs };
  const { backendUrl, backendApiUrl } = env;
  if (backendUrl && backendApiUrl)
    return {
      client: { baseUrl: backendUrl, apiUrl: backendApiUrl, fetch: network, ...timeouts },
      origin: new URL(backendUrl).origin,
    };
  const base = 'http://embedded.invalid';
  return {
    client: { baseUrl: base, apiUrl: `${base}/index.php/api/v1`, fetch: createEmbedded(env.databaseUrl), ...timeouts },
    origin: null,
  };
}

/** Opens the database at the first request; on a read-only disk it is in memory, and forms have no outbox. */
function createEmbedded(url: string): Transport {
  let opening: Promise<Database> | undefined;
  const openFirst = async () => {
    const { openDatabase } = await import('@/lib/embedded-backend/database');
    return openDatabase(url).catch(async (error: unknown) => {
      // What was imported must not give way to the samples.
      if (!isReadOnlyDisk(error) || existsSync(/* turbopackIgnore: true */ getFile(url) ?? '')) throw error;
      log.warn(await toOpenFailure(url, error), 'the disk cannot be written: the embedded catalogue is in memory');
      return openDatabase(':memory:');
    });
  };
  const open = () => {
    opening ??= openFirst();
    // A passing failure (a locked file) is tried again by the next request.
    return opening.catch((cause: unknown) => {
      opening = undefined;
      throw toUnreachable(cause);
    });
  };
  return createHandler(open);
}
