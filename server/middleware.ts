import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { CONNECTION_HEADER, getClientIp } from '@/lib/http/client-ip';
import { processState } from '@/lib/process/process-state';
import { runInRequest } from '@/lib/request-context';

/** Header by which proxies, logs and the staff name a request. */
const REQUEST_ID = 'x-request-id';
/** Browsers and bots stay below; the framework's search for names of bots takes time quadratic in the length. */
const MAX_USER_AGENT_CHARACTERS = 512;

type Response = ServerResponse<IncomingMessage>;

/** One step of a request: answers it, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: Response, next: () => void) => void | Promise<void>;

/** Runs `steps` in order; a step that fails is reported to `onError`. */
export function runMiddleware(
  steps: readonly Middleware[],
  request: IncomingMessage,
  response: Response,
  onError: (error: unknown) => void,
): void {
  const run = async (index: number) => steps[index]?.(request, response, () => void run(index + 1).catch(onError));
  run(0).catch(onError);
}

/** Names the request and its visitor, for the log, the limits and the route handlers. */
export const startRequest: Middleware = (request, response, next) => {
  const { headers } = request;
  const given = String(headers[REQUEST_ID] ?? '');
  // Only a proxy may give an id: what a visitor sends as one would be written to the log.
  const id = env.trustedProxies > 0 && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
  // The framework shows handlers X-Forwarded-For, which a visitor can write, but not the connection.
  const connection = request.socket.remoteAddress ?? 'unknown';
  Object.assign(headers, { [CONNECTION_HEADER]: connection, [REQUEST_ID]: id });
  if (headers['user-agent']) headers['user-agent'] = headers['user-agent'].slice(0, MAX_USER_AGENT_CHARACTERS);
  response.setHeader(REQUEST_ID, id);
  if (processState.isDraining) response.setHeader('Connection', 'close');
  const address = getClientIp({ get: (name) => headers[name]?.toString() ?? null }, env.trustedProxies);
  runInRequest({ id, address }, next);
};
