import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { startFaultServer } from './fault-server';
import { test as base } from './fixtures';
import { serve } from './site';

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
export const test = base.extend<{ readonly company: QuotationSite }, { readonly quotationSite: QuotationSite }>({
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
