import { toOriginForm } from '@/lib/http/origin-form';
import type { Middleware } from './middleware';

/** Gives the framework and the limits one spelling of the address: '/path?query' (RFC 9112, 3.2.1); answers 400 to what is none. */
export const requireValidUrl: Middleware = (request, response, next) => {
  const url = toOriginForm(request.url ?? '');
  if (url === null) return void response.writeHead(400).end();
  request.url = url;
  next();
};
