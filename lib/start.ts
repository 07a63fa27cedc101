import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { openOutbox } from './forms';
import { CONNECTION_HEADER } from './forms/client-address';

/** What the server does once at start: notes each connection's address and takes the outbox up where the last process left it. */
export async function start(): Promise<void> {
  // The framework shows handlers X-Forwarded-For, which a visitor can write, but not the connection:
  // https://nodejs.org/api/diagnostics_channel.html#http
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[CONNECTION_HEADER] = request.socket.remoteAddress ?? 'unknown';
  });
  const outbox = await openOutbox();
  outbox?.worker.wake();
}
