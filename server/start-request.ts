import { env } from '@/lib/env';
import { CONNECTION_HEADER, clientAddress } from '@/lib/forms/client-address';
import { processState } from '@/lib/process-state';
import { runInRequest } from '@/lib/request-context';
import type { Middleware } from './middleware';
import { getRequestId, REQUEST_ID } from './request-id';

/** Names the request and its visitor, for the log, the limits and the route handlers. */
export const startRequest: Middleware = (request, response, next) => {
  const { headers } = request;
  const id = getRequestId(headers, env.trustedProxies);
  // The framework shows handlers X-Forwarded-For, which a visitor can write, but not the connection.
  headers[CONNECTION_HEADER] = request.socket.remoteAddress ?? 'unknown';
  headers[REQUEST_ID] = id;
  response.setHeader(REQUEST_ID, id);
  if (processState.isDraining) response.setHeader('Connection', 'close');
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  const network = new Headers({ 'x-forwarded-for': forwarded, [CONNECTION_HEADER]: headers[CONNECTION_HEADER] });
  runInRequest({ id, address: clientAddress(network, env.trustedProxies) }, next);
};
