import { embeddedAnswers } from '@/content/requests';
import type { Database } from '@/lib/database/connect';
import { getErrorCode } from '@/lib/database/error-code';
import { log } from '@/lib/log';
import * as queries from './queries';

/** The embedded backend's answers to reads (docs/backend-contract.md); messages stay in the site (lib/forms/outbox.ts). */
export function createHandler(open: () => Promise<Database>): (request: Request) => Promise<Response> {
  const answer = async (url: string): Promise<unknown> => {
    const { pathname, searchParams } = new URL(url);
    const [, list, id] = /^\/(category|product)\/(\d+)$/.exec(pathname) ?? [];
    if (list === 'product') return queries.getProduct(await open(), Number(id));
    if (list === 'category') return queries.listCategoryProducts(await open(), Number(id));
    if (pathname === '/products/suggested') return queries.listSuggested(await open());
    if (pathname === '/categories/PRODUCT') return queries.listCategories(await open());
    if (pathname !== '/products') return null;
    return queries.findProducts(await open(), searchParams.get('q') ?? '', Number(searchParams.get('limit')) || 15);
  };
  return async ({ url }) => {
    try {
      const answered = await answer(url);
      return answered ? Response.json(answered) : Response.json({ code: 404, message: 'Not found' }, { status: 404 });
    } catch (error) {
      // Such as a database that another process keeps locked.
      log.error({ error: getErrorCode(error) || (error as Error).name }, 'the embedded backend could not answer');
      return Response.json({ message: embeddedAnswers.failed }, { status: 503 });
    }
  };
}
