import { getTime } from '@/lib/process/clock';
import type { Refusal } from '@/lib/request-context';
import type { CacheHandlerValue } from './framework';

/** Header, inside the server only, of a page that is not rendered: after how many seconds to ask again. */
export const REFUSED_HEADER = 'x-refused-seconds';
const LIFE_S = { revalidate: 60, expire: 60 };

/** Stands for a page that is not rendered: the framework sends it as it does a stored one, and PageResponse puts the words in. It is not stored. */
export function toRefusedPage(kind: 'APP_PAGE' | 'APP_ROUTE', { status, retryAfter }: Refusal): CacheHandlerValue {
  const answer = { status, headers: { [REFUSED_HEADER]: String(retryAfter) } };
  const value =
    kind === 'APP_ROUTE'
      ? { kind, body: Buffer.from(' '), ...answer }
      : { kind, html: ' ', rscData: Buffer.from(' '), postponed: undefined, segmentData: undefined, ...answer };
  return { lastModified: getTime(), value: value as CacheHandlerValue['value'], cacheControl: LIFE_S };
}
