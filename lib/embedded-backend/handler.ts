import { embeddedAnswers } from '@/content/requests';
import type { Database } from '@/lib/database/connect';
import { getErrorCode } from '@/lib/database/error-code';
import { readEnvelope } from '@/lib/envelope';
import { type FormKind, getFieldNames } from '@/lib/forms/fields';
import { pick } from '@/lib/http/records';
import { log } from '@/lib/log';
import * as queries from './queries';

const API = '/index.php/api/v1';
const COLUMNS = 'kind, payload, idempotency_key, policy_version, policy_accepted_at';
const INSERT = `INSERT INTO messages (${COLUMNS}) VALUES (?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`;

/** The embedded backend (docs/backend-contract.md) over `open()`'s database. */
export function createHandler(open: () => Promise<Database>): (request: Request) => Promise<Response> {
  /** Stores a submission; the same Idempotency-Key is the same message. The outbox bounds how much is stored. */
  const receive = async (kind: FormKind, request: Request): Promise<Response> => {
    const db = await open();
    // Only the site itself calls it, whose forms have checked what is sent.
    const payload = JSON.stringify(pick(await request.json(), [...getFieldNames(kind), 'id_product']));
    const { key = null, policy } = readEnvelope(request.headers);
    const acceptedAt = policy ? new Date(policy.acceptedAt).toISOString() : null;
    await db.write([{ sql: INSERT, args: [kind, payload, key, policy?.version ?? null, acceptedAt] }]);
    return Response.json({ code: 200, message: embeddedAnswers.received });
  };
  const answer = async (request: Request): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'POST') {
      const kind = (['contact', 'quotation'] as const).find((one) => pathname === `${API}/${one}`);
      return kind ? receive(kind, request) : null;
    }
    const [, list, id] = /^\/(category|product)\/(\d+)$/.exec(pathname) ?? [];
    if (list === 'product') return queries.getProduct(await open(), Number(id));
    if (list === 'category') return queries.listCategoryProducts(await open(), Number(id));
    if (pathname === '/products/suggested') return queries.listSuggested(await open());
    if (pathname === '/categories/PRODUCT') return queries.listCategories(await open());
    if (pathname !== '/products') return null;
    const page = toWholeNumber(searchParams.get('page'), 1, 1_000_000);
    const limit = toWholeNumber(searchParams.get('limit'), 15, 100);
    return queries.findProducts(await open(), searchParams.get('q') ?? '', { page, limit });
  };
  return async (request) => {
    try {
      const answered = await answer(request);
      if (answered instanceof Response) return answered;
      return answered ? Response.json(answered) : Response.json({ code: 404, message: 'Not found' }, { status: 404 });
    } catch (error) {
      // Such as a database that another process keeps locked. Without a code: it is no answer to what was sent.
      log.error({ error: getErrorCode(error) || (error as Error).name }, 'the embedded backend could not answer');
      return Response.json({ message: embeddedAnswers.failed }, { status: 503 });
    }
  };
}

/** A whole number from 1 to `most`, or `otherwise`. */
function toWholeNumber(text: string | null, otherwise: number, most: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : otherwise;
}
