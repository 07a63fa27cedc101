import { type Context, Hono } from 'hono';
import { embeddedAnswers } from '@/content/messages';
import type { Database } from '@/lib/database/connect';
import { getErrorCode } from '@/lib/database/error-code';
import { log } from '@/lib/log';
import * as queries from './queries';
import { receiver } from './receive';

const API = '/index.php/api/v1';

/** The embedded backend (docs/backend-contract.md) over `open()`'s database; refuses submissions (503) where `isStored` says they would be lost. */
export function createHandler(
  open: () => Promise<Database>,
  isStored = () => true,
): (request: Request) => Promise<Response> {
  const app = new Hono();
  app.get('/products/suggested', async (c) => c.json(await queries.listSuggested(await open())));
  app.get('/categories/PRODUCT', async (c) => c.json(await queries.listCategories(await open())));
  app.get('/category/:id{[0-9]+}', async (c) => {
    const data = await queries.listCategoryProducts(await open(), Number(c.req.param('id')));
    return data ? c.json({ data }) : answerNotFound(c);
  });
  app.get('/product/:id{[0-9]+}', async (c) => {
    const found = await queries.getProduct(await open(), Number(c.req.param('id')));
    return found ? c.json(found) : answerNotFound(c);
  });
  app.get('/products', async (c) => {
    const page = {
      page: toWholeNumber(c.req.query('page'), 1, 1_000_000),
      limit: toWholeNumber(c.req.query('limit'), 15, 100),
    };
    return c.json(await queries.findProducts(await open(), c.req.query('q') ?? '', page));
  });
  app.post(`${API}/contact`, receiver('contact', open, isStored));
  app.post(`${API}/quotation`, receiver('quotation', open, isStored));
  app.notFound(answerNotFound);
  app.onError(failed);
  return async (request) => app.fetch(request);
}

/** Such as a database that another process keeps locked. Without a code: it is no answer to what was sent. */
function failed(error: Error, c: Context): Response {
  log.error({ error: getErrorCode(error) || error.name }, 'the embedded backend could not answer');
  return c.json({ message: embeddedAnswers.failed }, 503);
}

function answerNotFound(c: Context): Response {
  return c.json({ code: 404, message: 'Not found' }, 404);
}

/** A whole number from 1 to `most`, or `otherwise`. */
function toWholeNumber(text: string | undefined, otherwise: number, most: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : otherwise;
}
