import type { Middleware } from './middleware';

const READING = ['GET', 'HEAD'];
/** The framework answers those that a route lacks with a 405 of its own, and any other with a 500. */
const OF_HANDLERS = [...READING, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers 405 to a POST, PUT… outside /api/, where the framework would look for a server action in it, and to a TRACE, PROPFIND… anywhere. */
export const refuseMethods: Middleware = ({ method = '', url }, response, next) => {
  const allowed = url?.startsWith('/api/') ? OF_HANDLERS : READING;
  if (allowed.includes(method)) return next();
  response.writeHead(405, { Allow: allowed.join(', ') }).end();
};
