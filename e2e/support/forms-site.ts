import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { type FaultServer, startFaultServer } from './backend';
import { address, test as base } from './fixtures';
import { contact } from './samples';
import { type Site, serve } from './site';

type FormsServer = {
  readonly folder: string;
  /** The embedded backend over HTTP, for sites that are given its address. */
  readonly backend: FaultServer;
  /** Starts a site with a database of its own, unless `environment` names one. */
  readonly serve: (environment: Record<string, string>) => Promise<Site & { readonly database: string }>;
};

/** Each test has a backend and sites of its own, which end with it: a message that waits in one would come to the backend of the next. */
export const test = base.extend<{ readonly server: FormsServer }>({
  server: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'forms-server-'));
    const data = await openDatabase(`file:${folder}/backend.db`);
    const backend = await startFaultServer(createHandler(async () => data));
    const sites: Site[] = [];
    const start = async (environment: Record<string, string>) => {
      const database = `file:${folder}/site-${sites.length}.db`;
      const site = await serve({ DATABASE_URL: database, FORMS_PER_MINUTE: '1000', ...environment });
      sites.push(site);
      return { ...site, database };
    };
    await use({ folder, backend, serve: start });
    for (const site of sites) await site.stop();
    await backend.close();
    data.close();
    await rm(folder, { recursive: true });
  },
});

export const person = {
  ...contact,
  client_name: 'Zoraida Quintero',
  email: 'zoraida@example.com',
  phone_number: '3009998877',
  description: 'Texto muy personal',
};

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a form as the page's script does. */
export const post = (site: Site, path: string, fields: object = person, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });

/** Starts a site with a database of its own and the limits that it has in production, unless `environment` sets others. */
export async function startFairSite(environment: Readonly<Record<string, string>> = {}): Promise<Site> {
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
  const folder = await mkdtemp(join(tmpdir(), 'quotations-'));
  const database = await openDatabase(`file:${folder}/backend.db`);
  const handler = createHandler(async () => database);
  const quotations: Quotation[] = [];
  const refused = new Set<string>();
  const backend = await startFaultServer(async (request) => {
    if (!request.url.endsWith('/quotation')) return withoutPictures(await handler(request));
    const quotation: Quotation = await request.clone().json();
    quotations.push(quotation);
    if (!refused.has(quotation.id_product ?? '')) return handler(request);
    return Response.json({ code: 422, message: 'No lo vendemos.' });
  });
  const site = await serve(
    {
      NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
      BACKEND_URL: backend.url,
      DATABASE_URL: `file:${folder}/site.db`,
      FORMS_PER_MINUTE: '1000',
    },
    true,
  );
  return {
    url: site.url,
    quotations,
    refused,
    received: backend.received,
    close: async () => {
      await site.stop();
      await backend.close();
      database.close();
      await rm(folder, { recursive: true });
    },
  };
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
