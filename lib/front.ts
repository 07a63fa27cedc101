import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONNECTION_HEADER } from './forms/client-address';
import { routes } from './routes';

/** Sees each request before the framework does, in this process: https://nodejs.org/api/diagnostics_channel.html#http */
export function installFront(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    noteConnection(request);
    if (isWrite(request)) refuse(request);
    keepOneLocation(response);
  });
}

/** The framework shows handlers X-Forwarded-For, which a visitor can write, but not the connection. */
function noteConnection(request: IncomingMessage): void {
  request.headers[CONNECTION_HEADER] = request.socket.remoteAddress ?? 'unknown';
}

/** Only the handlers below /api/ take what is posted. */
function isWrite({ method, url }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD' && !url?.startsWith('/api/');
}

/** The framework looks for a server action in whatever is posted to a page (500 for a broken form, 200 on dynamic routes); a static page without these answers 405. */
function refuse(request: IncomingMessage): void {
  request.url = routes.home;
  delete request.headers['content-type'];
  delete request.headers['next-action'];
}

/** The framework (16.4.5) sets Location on the first answer of a permanent redirect and then appends it again; clients join the two. */
function keepOneLocation(response: ServerResponse): void {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' && response.hasHeader('location') ? response : append(name, value);
}
