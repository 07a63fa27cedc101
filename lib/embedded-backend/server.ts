import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Database } from '@/lib/database/connect';
import { createHandler } from './handler';

/** The embedded handler with the files that a real backend has beside it: pictures, and PDFs below /storage/docs. */
export function createServer(open: () => Promise<Database>): (request: Request) => Promise<Response> {
  const app = new Hono();
  app.use('/images/*', serveStatic({ root: 'public' }));
  app.use('/docs/*', serveStatic({ root: 'public' }));
  app.use(
    '/storage/docs/*',
    serveStatic({ root: 'public', rewriteRequestPath: (path) => path.replace('/storage', '') }),
  );
  const handler = createHandler(open);
  app.all('*', (c) => handler(c.req.raw));
  return async (request) => app.fetch(request);
}
