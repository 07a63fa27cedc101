import { discard } from '@/lib/http/chunks';
import { BackendAnswerError, BackendUnreachableError, isTransportFailure } from './errors';

export type Transport = (request: Request) => Promise<Response>;

const MAX_REDIRECTS = 3;

/** A transport over the network that follows up to three redirects within the same origin and refuses those to other hosts. */
export const network: Transport = async (request) => {
  const { method, headers, signal } = request;
  const { origin } = new URL(request.url);
  const body = method === 'GET' ? null : await request.text();
  // Not the Request itself: of an answer to one the framework keeps a copy (16.4.5), and what we give up goes on coming for that.
  const options: RequestInit = { method, headers, body, signal, redirect: 'manual', cache: 'no-store' };
  let response = await followRedirects(request.url, options);
  for (let hops = 0; isRedirect(response); hops++) {
    const target = getAddress(response.headers.get('location') ?? '', request.url);
    discard(response);
    if (target?.origin !== origin || hops >= MAX_REDIRECTS || method !== 'GET') {
      throw new BackendAnswerError({ field: 'status', expected: '200', received: 'redirect elsewhere' });
    }
    response = await followRedirects(target, options);
  }
  return response;
};

/** Whatever fetch throws is the network's; the framework's own fetch has other errors too, such as for a status beyond 599 (16.4.5). */
async function followRedirects(input: URL | string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (cause) {
    throw isTransportFailure(cause) ? cause : new BackendUnreachableError('No answer that can be read', { cause });
  }
}

function getAddress(location: string, base: string): URL | null {
  return URL.canParse(location, base) ? new URL(location, base) : null;
}

function isRedirect(response: Response): boolean {
  return response.status >= 300 && response.status < 400 && response.headers.has('location');
}
