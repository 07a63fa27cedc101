import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { openOutbox } from './forms';
import { CONNECTION_HEADER } from './forms/client-address';
import { log } from './log';

/** What the server does once at start: notes each connection's address and takes the outbox up where the last process left it. */
export async function start(): Promise<void> {
  // The framework shows handlers X-Forwarded-For, which a visitor can write, but not the connection:
  // https://nodejs.org/api/diagnostics_channel.html#http
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    request.headers[CONNECTION_HEADER] = request.socket.remoteAddress ?? 'unknown';
    keepOneLocation(response);
  });
  void resume();
}

const TRY_AGAIN = 5_000;

async function resume(): Promise<void> {
  try {
    (await openOutbox())?.worker.wake();
  } catch (error) {
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'the outbox cannot be opened now');
    setTimeout(resume, TRY_AGAIN).unref();
  }
}

/** The framework (16.4.5) sets Location on the first answer of a permanent redirect and then appends it again; clients join the two. */
function keepOneLocation(response: ServerResponse): void {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' && response.hasHeader('location') ? response : append(name, value);
}
