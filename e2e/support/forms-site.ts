import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandlerWithFiles, startFaultServer } from './backend';
import { address, test as base } from './fixtures';
import { contact } from './samples';
import { type Site, serve } from './site';

type Handler = (request: Request) => Promise<Response>;
type Environment = Readonly<Record<string, string>>;

export const REVALIDATE_SECRET = 'a-secret-of-some-length';

/** Starts a backend with the sample catalogue, which `change` may change, and says how to serve sites over it; `stop` ends all of them. */
export async function startBackend(change: (handler: Handler) => Handler = (handler) => handler) {
  const folder = await mkdtemp(join(tmpdir(), 'own-backend-'));
  const data = await openDatabase(`file:${folder}/backend.db`);
  const backend = await startFaultServer(change(createHandlerWithFiles(data)));
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

type Quotation = Readonly<Record<string, string>>;

/** A site of its own over a backend with the sample catalogue, which keeps the quotations that come and refuses some products. */
async function startQuotationSite() {
  const quotations: Quotation[] = [];
  const refused = new Set<string>();
  const own = await startBackend((handler) => async (request) => {
    if (!request.url.endsWith('/quotation')) return withoutPictures(await handler(request));
    const quotation: Quotation = await request.clone().json();
    quotations.push(quotation);
    if (!refused.has(quotation.id_product ?? '')) return handler(request);
    return Response.json({ code: 422, message: 'No lo vendemos.' });
  });
  const { url } = await own.serve({}, true);
  return { url, quotations, refused, received: own.backend.received, close: own.stop };
}

/** A build shows pictures of the backend that it was made for only. */
async function withoutPictures(answer: Response): Promise<Response> {
  const text = (await answer.text()).replace(/"(image(?:_sm)?)":"[^"]*"/g, '"$1":""');
  return new Response(text, answer);
}

type QuotationSite = Awaited<ReturnType<typeof startQuotationSite>>;

/** A test that visits such a site, which is there once for each worker and has got nothing yet. */
export const quotationTest = base.extend<
  { readonly company: QuotationSite },
  { readonly quotationSite: QuotationSite }
>({
  quotationSite: [
    // Playwright reads the names of the fixtures that it needs here, and wants one.
    async ({ browserName: _ }, use) => {
      const site = await startQuotationSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ quotationSite }, use) => use(quotationSite.url),
  company: async ({ quotationSite }, use) => {
    quotationSite.quotations.length = 0;
    quotationSite.refused.clear();
    quotationSite.received.length = 0;
    await use(quotationSite);
  },
});
