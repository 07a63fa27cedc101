import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../env';
import { CONNECTION_HEADER } from '../forms/client-address';
import { watchAnswer } from './answer';
import { keepOneLocation } from './one-location';
import { isWriteToPage, refuseWrite } from './page-writes';

/** Sees each request before the framework does, in this process: https://nodejs.org/api/diagnostics_channel.html#http */
export function installFront(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    // The framework shows handlers X-Forwarded-For, which a visitor can write, but not the connection.
    request.headers[CONNECTION_HEADER] = request.socket.remoteAddress ?? 'unknown';
    if (isWriteToPage(request)) refuseWrite(request);
    keepOneLocation(response);
    if (!env.isDevelopment) watchAnswer(request, response);
  });
}
