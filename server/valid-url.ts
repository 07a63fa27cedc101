import type { Middleware } from './middleware';

/** Dot segments, encoded or not, and anything that is no path: a whole address, as a proxy is asked. */
const UNUSUAL = /^[^/]|\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/** Gives the framework and the limits one spelling of the address: '/path?query' (RFC 9112, 3.2.1); answers 400 to what is none. */
export const requireValidUrl: Middleware = (request, response, next) => {
  const url = toOriginForm(request.url ?? '');
  if (url === null) return void response.writeHead(400).end();
  request.url = url;
  next();
};

/** A request target as `/path?query`, dot segments resolved; null for what names nothing here ('*'). */
export function toOriginForm(target: string): string | null {
  if (!UNUSUAL.test(target)) return target;
  const address = target.startsWith('/') ? `http://site.invalid${target}` : target;
  if (!URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return (pathname.startsWith('/') ? pathname : '/') + search;
}
