import type { Client } from '@libsql/client';
import { type Context, Hono } from 'hono';
import { number, object, string } from 'yup';
import { embeddedAnswers } from '@/content/messages';
import * as queries from './queries';

const API = '/index.php/api/v1';

const contact = object({
  client_name: string().trim().required(),
  email: string().trim().email().required(),
  phone_number: string().trim().matches(/^\d+$/).required(),
  description: string().trim().required(),
});
const quotation = contact.shape({ id_product: number().integer().positive().required() });

/** The embedded backend: a plain function (Request → Response) that speaks point 7 of the spec over `open()`'s database; it refuses submissions (503) where `isStored` says that they would be lost. */
export function createHandler(
  open: () => Promise<Client>,
  isStored = () => true,
): (request: Request) => Promise<Response> {
  const app = new Hono();
  app.get('/products/suggested', async (c) => c.json(await queries.suggested(await open())));
  app.get('/categories/PRODUCT', async (c) => c.json(await queries.categories(await open())));
  app.get('/category/:id{[0-9]+}', async (c) => {
    const data = await queries.categoryProducts(await open(), Number(c.req.param('id')));
    return data ? c.json({ data }) : notFound(c);
  });
  app.get('/product/:id{[0-9]+}', async (c) => {
    const found = await queries.product(await open(), Number(c.req.param('id')));
    return found ? c.json(found) : notFound(c);
  });
  app.get('/products', async (c) => {
    const page = { page: whole(c.req.query('page'), 1, 1_000_000), limit: whole(c.req.query('limit'), 15, 100) };
    return c.json(await queries.products(await open(), c.req.query('q') ?? '', page));
  });
  app.post(`${API}/contact`, async (c) => receive(c, await open(), isStored(), 'contact', contact));
  app.post(`${API}/quotation`, async (c) => receive(c, await open(), isStored(), 'quotation', quotation));
  app.notFound(notFound);
  return async (request) => app.fetch(request);
}

function notFound(c: Context): Response {
  return c.json({ code: 404, message: 'Not found' }, 404);
}

/** A whole number from 1 to `most`, or `otherwise`. */
function whole(text: string | undefined, otherwise: number, most: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : otherwise;
}

/** Stores a submission; the same Idempotency-Key again is the same message. */
async function receive(
  c: Context,
  db: Client,
  isStored: boolean,
  kind: string,
  schema: typeof contact,
): Promise<Response> {
  if (!isStored) return c.json({ code: 503, message: embeddedAnswers.notStored }, 503);
  const sent: unknown = await c.req.json().catch(() => null);
  if (!sent || !schema.isValidSync(sent)) return c.json({ code: 422, message: embeddedAnswers.invalid }, 422);
  const payload = JSON.stringify(schema.cast(sent, { stripUnknown: true }));
  await db.execute({
    sql: 'INSERT INTO messages (kind, payload, idempotency_key) VALUES (?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING',
    args: [kind, payload, c.req.header('Idempotency-Key') ?? null],
  });
  return c.json({ code: 200, message: embeddedAnswers.received });
}
