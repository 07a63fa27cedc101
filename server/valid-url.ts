import { toOriginForm } from '@/lib/http/origin-form';
import { toKnownQuery } from './known-query';
import type { Middleware } from './middleware';

/** The longest honest query is that of a picture of the backend (lib/catalogue/pictures.ts). */
const MAX_QUERY_BYTES = 2_048;
/** A list has 20 products. The framework's time grows with the square of this number. */
const MAX_PARAMETERS = 60;

/**
 * Gives the framework and the limits one spelling of the address, '/path?query' (RFC 9112, 3.2.1), with what its route reads of the query.
 * Answers 414 to a query that is too long for any of them, and 400 to what is no address.
 */
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
  request.url = known ? `${path}?${known}` : path;
  next();
};
