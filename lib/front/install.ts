import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { env } from '../env';
import { CONNECTION_HEADER } from '../forms/client-address';
import type { RequestContext } from '../request-context';
import { watchAnswer } from './answer';
import { isDraining } from './drain';
import { gate } from './gate';
import { keepOneLocation } from './one-location';
import { withOneSearch } from './one-search';
import { isWriteToPage, refuseWrite } from './page-writes';
import { REQUEST_ID, requestIdOf } from './request-id';
import { originForm } from './request-target';
import { timeAnswer } from './server-timing';

type Start = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly server: Server };

const contexts = new WeakMap<IncomingMessage, RequestContext>();
const contextOf = (request: IncomingMessage) => contexts.get(request) ?? { id: 'unknown', turn: 0, backend: 0 };

/** Sees each request before the framework does, in this process: https://nodejs.org/api/diagnostics_channel.html#http */
export function installFront(): void {
  const gated = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Start;
    // The framework shows handlers X-Forwarded-For, which a visitor can write, but not the connection.
    request.headers[CONNECTION_HEADER] = request.socket.remoteAddress ?? 'unknown';
    const context = { id: requestIdOf(request.headers, env.trustedProxies), turn: 0, backend: 0 };
    contexts.set(request, context);
    request.headers[REQUEST_ID] = context.id;
    response.setHeader(REQUEST_ID, context.id);
    if (isDraining()) response.setHeader('Connection', 'close');
    request.url = originForm(request.url ?? '');
    if (isWriteToPage(request)) refuseWrite(request);
    else request.url = withOneSearch(request.url);
    // On files too, and whatever a page that was made earlier says.
    if (!env.isIndexable) response.setHeader('X-Robots-Tag', 'noindex');
    keepOneLocation(response);
    if (env.isDevelopment) timeAnswer(response, context);
    else watchAnswer(request, response);
    if (gated.has(server)) return;
    gated.add(server);
    gate(server, contextOf);
  });
}
