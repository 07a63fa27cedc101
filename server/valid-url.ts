import { ID_PATTERN } from '@/lib/ids';
import { routes } from '@/lib/routes';
import type { Middleware } from './middleware';

/** The longest honest query is that of a picture of the backend (lib/catalogue/pictures.ts). */
const MAX_QUERY_BYTES = 2_048;
/** A list has 20 products. The framework's time grows with the square of this number. */
const MAX_PARAMETERS = 60;

/** Gives an address one spelling with only the parameters of its route (RFC 9112, 3.2.1); else answers 400 or 414. */
export const requireValidUrl: Middleware = (request, response, next) => {
  const target = request.url ?? '';
  const start = target.indexOf('?');
  const query = start < 0 ? '' : target.slice(start + 1);
  // Before anything reads the address.
  if (query.length > MAX_QUERY_BYTES || query.split('&').length > MAX_PARAMETERS)
    return void response.writeHead(414).end();
  const path = toOriginForm(start < 0 ? target : target.slice(0, start));
  if (path === null || query.includes('#')) return void response.writeHead(400).end();
  const known = toKnownQuery(path, query);
  if (isNoPage(path)) request.url = '/404';
  else request.url = known ? `${path}?${known}` : path;
  next();
};

/** Internal addresses of the framework: its shells of routes with parameters (200, and empty) and its error pages. */
const INNER_PATH = /^(?!\/search\/[^/]*$).*\/\[{1,2}(?:\.{3})?[a-z]+\]{1,2}\/?$|^\/_(?:global-error|not-found)\/?$/i;
/** An impossible id: refused before it becomes a page in the cache. */
const IMPOSSIBLE_ID = new RegExp(`^/(?:p|productos?/[^/]+)/(?!${ID_PATTERN}(?:/|$))[^/]`, 'i');

/** True for addresses that must get the common 404: the framework would answer otherwise, or fail at bad escapes. */
function isNoPage(path: string): boolean {
  try {
    return IMPOSSIBLE_ID.test(path) || INNER_PATH.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** The form that a proxy receives; a server must accept it too. */
const SCHEME_AND_HOST = /^https?:\/\/[\w.:[\]-]+(?=\/|$)/i;
/** No honest client sends these: dot segments, encoded or not, and fragments. */
const REFUSED = /#|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** The path of a request target without its query (RFC 9112, 3.2.2); null if it is invalid. */
function toOriginForm(target: string): string | null {
  const path = target.replace(SCHEME_AND_HOST, '');
  if (path === '' && target !== '') return '/';
  return path.startsWith('/') && !REFUSED.test(path) ? path : null;
}

/** The parameters that a route reads: their names, or all. Other routes read none. */
const KNOWN_PARAMETERS = new Map<string, readonly string[] | 'all'>([
  [routes.search, ['q']],
  [routes.suggestApi, ['q']],
  [routes.placeWord, ['lugar']],
  // Their names are products.
  [routes.quotationListChange, 'all'],
  // One parameter for each product.
  [routes.comparisonChoice, 'all'],
  ['/api/health', ['ready']],
  ['/_next/image', ['url', 'w', 'q']],
]);
/** Names the headers of the browser's router, which fetches pages with it. */
const ROUTER_HASH = '_rsc';

/** `query` without what the route at `path` does not read. */
function toKnownQuery(path: string, query: string): string {
  const known = KNOWN_PARAMETERS.get(path.replace(/(.)\/$/, '$1')) ?? [];
  if (known === 'all') return query;
  const isKnown = (name = '') => name === ROUTER_HASH || known.includes(name);
  return query
    .split('&')
    .filter((parameter) => isKnown(parameter.split('=', 1)[0]))
    .join('&');
}

/** True for the address of a page or of a route handler beside the pages; false for files, pictures and /api/. */
export function isPagePath(url: string): boolean {
  return !/^\/(?:_next|images|docs|api)\//.test(url);
}

const READING = ['GET', 'HEAD'];
const POSTED = /^\/api\/(?:contact|quotation|revalidate)\/?(?:\?|$)/;
const ALSO_POSTED = /^\/cotizacion\/cambiar\/?(?:\?|$)/;

/** Answers 405 to a method that an address lacks: at a page's POST the framework would look for a server action. */
export const refuseMethods: Middleware = ({ method = '', url = '' }, response, next) => {
  const allowed = POSTED.test(url) ? ['POST'] : ALSO_POSTED.test(url) ? [...READING, 'POST'] : READING;
  if (allowed.includes(method)) return next();
  response.writeHead(405, { Allow: allowed.join(', ') }).end();
};
