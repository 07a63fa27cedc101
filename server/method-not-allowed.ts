import type { Middleware } from './middleware';

/** Answers 405 to a POST, PUT… outside /api/: no page takes one, and the framework would look for a server action in it. */
export const refuseWritesToPages: Middleware = ({ method, url }, response, next) => {
  if (method === 'GET' || method === 'HEAD' || url?.startsWith('/api/')) return next();
  response.writeHead(405, { Allow: 'GET, HEAD' }).end();
};
