import type { Socket } from 'node:net';
import { getSiteNetwork } from '@/lib/http/client-ip';
import { getCurrentRequest } from '@/lib/request-context';
import { refuse } from './error-pages';
import type { Middleware } from './middleware';

/** Answers that are made or sent at once: each may hold a whole page in memory. Fewer for one network, so that others are served too. */
const MAX_IN_ALL = 300;
const MAX_OF_NETWORK = 200;
const RETRY_AFTER_SECONDS = 5;
/** A client may send its next request before the last one counts as ended here. */
const MAX_OF_CONNECTION = 10;

const ofConnection = new WeakMap<Socket, number>();
const underWay = new Map<string, number>();
let inAll = 0;

/** Ends a connection that sends many requests before the first is answered: Node would begin all of them at once. Browsers and nginx send one. */
export const limitConnection: Middleware = ({ socket }, response, next) => {
  if (socket.destroyed) return;
  const own = ofConnection.get(socket) ?? 0;
  if (own >= MAX_OF_CONNECTION) return void socket.destroy();
  ofConnection.set(socket, own + 1);
  response.once('close', () => ofConnection.set(socket, (ofConnection.get(socket) ?? 1) - 1));
  next();
};

/** Answers 503 to more requests at once than there may be, of all or of one network. */
export const limitRequests: Middleware = ({ url = '' }, response, next) => {
  const network = getSiteNetwork(getCurrentRequest()?.address ?? 'unknown');
  const own = underWay.get(network) ?? 0;
  // A supervisor must get its answer.
  const isHealth = /^\/api\/health(?:\?|$)/.test(url);
  if (!isHealth && (inAll >= MAX_IN_ALL || own >= MAX_OF_NETWORK))
    return refuse(response, { status: 503, retryAfter: RETRY_AFTER_SECONDS });
  inAll += 1;
  underWay.set(network, own + 1);
  response.once('close', () => {
    inAll -= 1;
    const left = (underWay.get(network) ?? 1) - 1;
    if (left > 0) underWay.set(network, left);
    else underWay.delete(network);
  });
  next();
};
