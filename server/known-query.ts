import { routes } from '@/lib/routes';

/** What a route reads of its query: the names of parameters, or all of them. No other route reads any, and nginx passes the same. */
export const KNOWN_PARAMETERS: ReadonlyMap<string, readonly string[] | 'all'> = new Map<string, string[] | 'all'>([
  [routes.search, ['q']],
  [routes.suggestApi, ['q']],
  // Their names are products.
  [routes.quotationListChange, 'all'],
  ['/api/health', ['ready']],
  ['/_next/image', ['url', 'w', 'q']],
]);
/** Names the headers of the browser's router, which fetches pages with it. */
const ROUTER_HASH = '_rsc';

/** `query` without what the route at `path` does not read. */
export function toKnownQuery(path: string, query: string): string {
  const known = KNOWN_PARAMETERS.get(path.replace(/(.)\/$/, '$1')) ?? [];
  if (known === 'all') return query;
  const isKnown = (name = '') => name === ROUTER_HASH || known.includes(name);
  return query
    .split('&')
    .filter((parameter) => isKnown(parameter.split('=', 1)[0]))
    .join('&');
}
