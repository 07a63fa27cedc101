import '@/lib/process/check-node.mjs';
import '@/lib/process/load-env';
import { createServer } from 'node:http';
import { waitForTurn } from '@/lib/http/timeout';
import { log } from '@/lib/log';
import { compress, sendPrecompressed } from './compression';
import { refuse } from './error-pages';
import { listen, shutDownOnSignal } from './lifecycle';
import { type Middleware, runMiddleware, startRequest } from './middleware';
import { prepareNext } from './next-app';
import { limitRate } from './rate-limit';
import { queueRendering } from './render-queue';
import { limitConnection, limitRequests } from './requests-under-way';
import { SiteResponse } from './site-response';
import { refuseMethods, requireValidUrl } from './valid-url';

/** Milliseconds for a whole request to arrive: a form has 64 KB at most, and a slow sender occupies a connection. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How often Node looks for requests that are over it; the default is 30 seconds. */
const CHECK_INTERVAL_MS = 1_000;
/** After this time an answer that is not read ends its connection: longer than a page waits and renders. */
const IDLE_TIMEOUT_MS = 60_000;

const app = await prepareNext();
const handle = app.getRequestHandler();

const render = queueRendering(async (request, response) => {
  // The framework looks a page up once for all who ask for it together.
  await waitForTurn();
  await handle(request, response);
});

/** The steps of a request, in order; SiteResponse sets the headers of its answer. */
const middleware: readonly Middleware[] = [
  limitConnection,
  startRequest,
  limitRequests,
  requireValidUrl,
  refuseMethods,
  limitRate,
  sendPrecompressed(),
  compress,
  render,
];

const options = {
  ServerResponse: SiteResponse,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: CHECK_INTERVAL_MS,
};
const server = createServer(options, (request, response) => {
  runMiddleware(middleware, request, response, (error) => {
    log.error({ error }, 'a request was not answered');
    if (response.headersSent) response.destroy();
    else refuse(response, { status: 503, retryAfter: 30 });
  });
});
server.setTimeout(IDLE_TIMEOUT_MS);
shutDownOnSignal(server, () => app.close());
await listen(server);
