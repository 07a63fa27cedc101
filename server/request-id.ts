import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Header by which proxies, logs and the staff name a request. */
export const REQUEST_ID = 'x-request-id';

/** The id that a trusted proxy gave the request, when it looks like one, else a new one. */
export function getRequestId(headers: IncomingMessage['headers'], trustedProxies: number): string {
  const given = String(headers[REQUEST_ID] ?? '');
  return trustedProxies > 0 && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
