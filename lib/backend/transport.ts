import type { Env } from '@/lib/env';
import type { Assets } from './assets';
import type { ClientOptions } from './client';
import { createHandler } from './embedded/handler';
import { network } from './redirects';

/** Milliseconds for a whole call: a visitor waits less than a build does. */
const TIMEOUT = { serving: 4_000, building: 8_000 };

/** The one place that chooses between a configured backend and the embedded one. */
export function chooseTransport(env: Env): { client: ClientOptions; assets: Assets } {
  const timeout = env.isBuilding ? TIMEOUT.building : TIMEOUT.serving;
  const { backendUrl, backendApiUrl } = env;
  if (backendUrl && backendApiUrl) {
    const { origin } = new URL(backendUrl);
    return {
      client: { baseUrl: backendUrl, apiUrl: backendApiUrl, fetch: network, timeout },
      assets: { origin, imageOrigins: [origin] },
    };
  }
  const base = 'http://embedded.invalid';
  return {
    client: { baseUrl: base, apiUrl: `${base}/index.php/api/v1`, fetch: embedded(env.databaseUrl), timeout },
    assets: { origin: null, imageOrigins: [] },
  };
}

/** Opens the database at the first request; a failed opening is tried again by the next one. */
function embedded(url: string): (request: Request) => Promise<Response> {
  let opening: ReturnType<typeof import('./embedded/database').openDatabase> | undefined;
  return createHandler(async () => {
    const { openDatabase } = await import('./embedded/database');
    opening ??= openDatabase(url);
    return opening.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  });
}
