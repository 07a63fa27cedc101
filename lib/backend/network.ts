import { discard } from '@/lib/http/chunks';
import { toAnswerError, toUnreachable } from './errors';

/** How a request travels to the backend. */
export type Transport = (request: Request) => Promise<Response>;

const MAX_REDIRECTS = 3;

/** A transport over the network that follows up to three redirects of a GET within the same origin, and refuses all others. */
export const network: Transport = async (request) => {
  const { method, headers, signal } = request;
  const { origin } = new URL(request.url);
  const body = method === 'GET' ? null : await request.text();
  // Not the Request itself: of an answer to one the framework keeps a copy (16.4.5), and what we give up goes on coming for that.
  const init: RequestInit = { method, headers, body, signal, redirect: 'manual', cache: 'no-store' };
  let url = request.url;
  for (let hops = 0; ; hops++) {
    const response = await fetch(url, init).catch(throwFailure);
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (location === null) return response;
    discard(response);
    const isInside = URL.canParse(location, url) && new URL(location, url).origin === origin;
    if (!isInside || hops >= MAX_REDIRECTS || method !== 'GET')
      throw toAnswerError({ field: 'status', expected: '200', received: 'redirect elsewhere' });
    url = new URL(location, url).href;
  }
};

/** Whatever fetch throws is the network's; the framework's own fetch has other errors too, such as for a status beyond 599 (16.4.5). */
function throwFailure(cause: unknown): never {
  throw isTransportFailure(cause) ? cause : toUnreachable('No answer that can be read', cause);
}

/** What Node's fetch says when the network fails, with the reason in `cause`: https://fetch.spec.whatwg.org/#concept-network-error */
const NETWORK_ERRORS = ['fetch failed', 'terminated'];

/** True for what a transport throws without an answer: a network failure, or a time limit. Told by name: it may be of another realm. */
export function isTransportFailure(error: unknown): boolean {
  const { name, message } = Object(error) as { readonly name?: unknown; readonly message?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError') return true;
  return name === 'TypeError' && NETWORK_ERRORS.includes(String(message));
}
