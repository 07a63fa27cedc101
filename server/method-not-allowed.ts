import type { Middleware } from './middleware';

const READING = ['GET', 'HEAD'];
/** Any other address is a page to the framework, be it the 404 below /api/. */
const HANDLER = /^\/(?:api\/(?:contact|health|quotation|revalidate|suggest)|cotizacion\/(?:cambiar|pegar))\/?(?:\?|$)/;
/** The framework answers those that a route lacks with a 405 of its own, and any other with a 500. */
const OF_HANDLERS = [...READING, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers 405 to a POST, PUT… of a page, where the framework would look for a server action in it, and to a TRACE, PROPFIND… anywhere. */
export const refuseMethods: Middleware = ({ method = '', url = '' }, response, next) => {
  const allowed = HANDLER.test(url) ? OF_HANDLERS : READING;
  if (allowed.includes(method)) return next();
  response.writeHead(405, { Allow: allowed.join(', ') }).end();
};
