import '@/lib/process/load-env';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { env } from '@/lib/env';
import { getCurrentRequest } from '@/lib/http/request-context';
import { log } from '@/lib/log';
import { waitForTurn } from '@/lib/process/event-loop';
import { processState } from '@/lib/process/process-state';
import { shutDownOnSignal } from '@/lib/process/shutdown';
import { compressFiles } from './compression';
import { refuseMethods } from './method-not-allowed';
import { type Middleware, runMiddleware } from './middleware';
import { prepareNext } from './next-app';
import { PageResponse } from './page-response';
import { sendPrecompressed } from './precompressed';
import { limitRate } from './rate-limit';
import { queueRendering } from './render-queue';
import { limitConnection, limitRequests } from './requests-under-way';
import { setSecurityHeaders } from './security-headers';
import { startRequest } from './start-request';
import { requireValidUrl } from './valid-url';

const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOSTNAME || '0.0.0.0';
// This file is compiled to .server/index.mjs: the site lies one folder higher.
const siteDir = fileURLToPath(new URL('..', import.meta.url));
process.chdir(siteDir);

processState.publication = { name: env.publication, isHttps: env.siteUrl.startsWith('https:') };
const app = await prepareNext(siteDir, env.distDir, hostname, port);
const handle = app.getRequestHandler();

const render: Middleware = async (request, response) => {
  try {
    // The framework looks a page up once for all who ask for it together.
    await waitForTurn();
    await handle(request, response);
  } finally {
    const context = getCurrentRequest();
    context?.leaveRenderQueue?.();
    // What the framework renders behind the answer takes no place.
    delete context?.enterRenderQueue;
  }
};

/** The way of a request, from top to bottom; its answer comes back through PageResponse. */
const middleware: readonly Middleware[] = [
  limitConnection,
  startRequest,
  setSecurityHeaders,
  limitRequests,
  requireValidUrl,
  refuseMethods,
  limitRate,
  sendPrecompressed(env.distDir),
  compressFiles,
  queueRendering,
  render,
];

const server = createServer({ ServerResponse: PageResponse }, (request, response) => {
  runMiddleware(middleware, request, response, (error) => {
    log.error({ error }, 'a request was not answered');
    if (!response.headersSent) response.refuse({ status: 503, retryAfter: 30 });
  });
});
server.listen(port, hostname, () => log.info({ port }, 'the site answers'));
shutDownOnSignal(server, () => app.close());
