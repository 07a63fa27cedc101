import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getSiteNetwork } from '@/lib/http/client-ip';
import { getCurrentRequest } from '@/lib/request-context';
import { refuse } from './error-pages';
import type { Middleware } from './middleware';

/** Requests that one connection may have sent before the first is answered; browsers and nginx send one. */
const MAX_PER_CONNECTION = 16;
/** Requests in flight, of all connections: each may hold a whole page in memory. */
const MAX_IN_ALL = 300;
const RETRY_AFTER_SECONDS = 5;

const ofConnection = new WeakMap<Socket, Set<ServerResponse>>();
/** Oldest first, with the network of the client. */
const underWay = new Map<ServerResponse, string>();

/** Ends a connection that sends requests without waiting for answers: Node would begin all of them at once. */
export const limitConnection: Middleware = ({ socket }, response, next) => {
  if (socket.destroyed) return;
  const own = ofConnection.get(socket) ?? watch(socket);
  own.add(response);
  if (own.size > MAX_PER_CONNECTION) return void socket.destroy();
  response.once('close', () => leave(response, own));
  // After the other requests of the same packet are counted: if there are too many, none begins.
  process.nextTick(() => socket.destroyed || next());
};

/** Above MAX_IN_ALL, answers 503 if the client's network has most requests; else ends the oldest of the largest one. */
export const limitRequests: Middleware = ({ url = '' }, response, next) => {
  const network = getSiteNetwork(getCurrentRequest()?.address ?? 'unknown');
  // A supervisor must get its answer.
  const isHealth = /^\/api\/health(?:\?|$)/.test(url);
  if (underWay.size >= MAX_IN_ALL && !isHealth && !makeRoom(network))
    return refuse(response, { status: 503, retryAfter: RETRY_AFTER_SECONDS });
  underWay.set(response, network);
  next();
};

function watch(socket: Socket): Set<ServerResponse> {
  const own = new Set<ServerResponse>();
  ofConnection.set(socket, own);
  // Answers that wait behind others of their connection get no 'close' event.
  socket.once('close', () => {
    for (const response of own) leave(response, own);
  });
  return own;
}

function leave(response: ServerResponse, own: Set<ServerResponse>): void {
  own.delete(response);
  underWay.delete(response);
}

/** Ends the oldest request of the network that has most; false if `asking` has as many. */
function makeRoom(asking: string): boolean {
  const counts = new Map<string, number>();
  for (const network of underWay.values()) counts.set(network, (counts.get(network) ?? 0) + 1);
  const most = Math.max(...counts.values());
  if ((counts.get(asking) ?? 0) + 1 > most) return false;
  for (const [response, network] of underWay)
    if (counts.get(network) === most) {
      underWay.delete(response);
      response.req.socket.destroy();
      return true;
    }
  return false;
}
