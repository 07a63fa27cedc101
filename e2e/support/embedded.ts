import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCatalogue } from '@/lib/backend/catalogue';
import { createClient } from '@/lib/backend/client';
import { network, type Transport } from '@/lib/backend/network';
import { createSubmissionsClient } from '@/lib/backend/submissions-client';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { startFaultServer } from './fault-server';

export type Door = { readonly base: string; readonly fetch: Transport; readonly close: () => Promise<void> };

/** The two ways to the same backend: a function call, and HTTP. */
export const doors: Record<string, (handler: Transport) => Promise<Door>> = {
  'in process': async (handler) => ({ base: 'http://embedded.invalid', fetch: handler, close: async () => undefined }),
  'over HTTP': async (handler) => {
    const { url, close } = await startFaultServer(handler);
    return { base: url, fetch: network, close };
  },
};

/** The embedded backend over a database of its own, and the site's callers through one of its doors. */
export async function openEmbedded(open: (handler: Transport) => Promise<Door>) {
  const folder = await mkdtemp(join(tmpdir(), 'biomedica-contract-'));
  const database = await openDatabase(`file:${folder}/site.db`);
  const door = await open(createHandler(async () => database));
  const { base, fetch } = door;
  const apiUrl = `${base}/index.php/api/v1`;
  const raw = createClient({ baseUrl: base, apiUrl, fetch, timeoutMs: 20_000 });
  const close = async () => {
    await door.close();
    database.close();
    await rm(folder, { recursive: true });
  };
  return {
    door,
    database,
    raw,
    catalogue: createCatalogue(raw, { origin: null }),
    sender: createSubmissionsClient(raw, apiUrl),
    close,
  };
}

export type Embedded = Awaited<ReturnType<typeof openEmbedded>>;

/** Where the backend of `toCatalogue` would be. */
export const BASE = 'http://backend.test';

/** A catalogue over a transport that answers `body` with the status of each path; `asked` are the paths that were asked for. */
export function toCatalogue(body: unknown, getStatus: (path: string) => number = () => 200) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: BASE,
    apiUrl: `${BASE}/index.php/api/v1`,
    timeoutMs: 20_000,
    fetch: async ({ url }) => {
      const path = url.slice(BASE.length);
      asked.push(path);
      return Response.json(body, { status: getStatus(path) });
    },
  });
  return { asked, ...createCatalogue(client, { origin: BASE }) };
}
