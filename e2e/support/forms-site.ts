import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createBackendWithFiles, startFaultServer } from './backend';
import { address } from './fixtures';
import { contact } from './samples';
import { type Site, serve } from './site';

type Handler = (request: Request) => Promise<Response>;
type Environment = Readonly<Record<string, string>>;

export const REVALIDATE_SECRET = 'a-secret-of-some-length';

/** Starts a backend with the sample catalogue, which `change` may change, and says how to serve sites over it; `stop` ends all of them. */
export async function startBackend(change: (handler: Handler) => Handler = (handler) => handler) {
  const folder = await mkdtemp(join(tmpdir(), 'own-backend-'));
  const data = await openDatabase(`file:${folder}/backend.db`);
  const backend = await startFaultServer(change(await createBackendWithFiles(data)));
  const databaseUrl = `file:${folder}/site.db`;
  const sites: Site[] = [];
  return {
    folder,
    /** What the backend has. */
    data,
    backend,
    /** Of the sites, unless they have another one. */
    databaseUrl,
    serve: async (environment: Environment = {}, isPublished = false): Promise<Site> => {
      const own = {
        NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
        BACKEND_URL: backend.url,
        DATABASE_URL: databaseUrl,
        REVALIDATE_SECRET,
        FORMS_PER_MINUTE: '1000',
      };
      const site = await serve({ ...own, ...environment }, isPublished);
      sites.push(site);
      return site;
    },
    stop: async () => {
      for (const site of sites) await site.stop();
      await backend.close();
      data.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type OwnBackend = Awaited<ReturnType<typeof startBackend>>;

export const person = {
  ...contact,
  client_name: 'Zoraida Quintero',
  email: 'zoraida@example.com',
  phone_number: '3009998877',
  description: 'Texto muy personal',
};

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a form as the page's script does. */
export const post = (
  { url }: Pick<Site, 'url'>,
  path: string,
  fields: object = person,
  headers: Record<string, string> = {},
) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });

/** Tells a site what has changed: {tags} or {all: true}. */
export const revalidate = ({ url }: Pick<Site, 'url'>, what: object, secret = REVALIDATE_SECRET) =>
  fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify(what),
  });

/** Starts a site behind one proxy, with a database of its own and the limits that it has in production, unless `environment` sets others. */
export async function startFairSite(environment: Environment = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'site-fair-'));
  const site = await serve({
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    BACKEND_URL: address('BACKEND'),
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    TRUSTED_PROXIES: '1',
    INVENTED_PAGES_PER_MINUTE: '',
    SEARCHES_PER_MINUTE: '',
    ...environment,
  });
  const stop = async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...site, stop };
}
