import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { env } from '../env';
import { CONNECTION_HEADER } from '../forms/client-address';
import { watchAnswer } from './answer';
import { gate } from './gate';
import { keepOneLocation } from './one-location';
import { withOneSearch } from './one-search';
import { isWriteToPage, refuseWrite } from './page-writes';

type Start = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly server: Server };

/** Sees each request before the framework does, in this process: https://nodejs.org/api/diagnostics_channel.html#http */
export function installFront(): void {
  const gated = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Start;
    // The framework shows handlers X-Forwarded-For, which a visitor can write, but not the connection.
    request.headers[CONNECTION_HEADER] = request.socket.remoteAddress ?? 'unknown';
    if (isWriteToPage(request)) refuseWrite(request);
    else request.url = withOneSearch(request.url ?? '');
    // On files too, and whatever a page that was made earlier says.
    if (!env.isIndexable) response.setHeader('X-Robots-Tag', 'noindex');
    keepOneLocation(response);
    if (!env.isDevelopment) watchAnswer(request, response);
    if (gated.has(server)) return;
    gated.add(server);
    gate(server);
  });
}
