import ky, { HTTPError, type KyInstance } from 'ky';
import pLimit, { type LimitFunction } from 'p-limit';
import { discard } from '@/lib/chunks';
import { untilAborted, withDeadline } from '@/lib/deadline';
import { currentRequest } from '@/lib/request-context';
import { readJson } from './body';
import { type Breaker, createBreaker } from './breaker';
import { BackendError, BackendStatusError, BackendUnreachableError, isTransportFailure } from './errors';
import type { Transport } from './redirects';
import { singleFlight } from './single-flight';

export type ClientOptions = {
  /** Base of the GET calls, without a final slash. */
  readonly baseUrl: string;
  /** Base of the POST calls, without a final slash. */
  readonly apiUrl: string;
  /** How a request travels: the network, or a function that answers it. */
  readonly fetch: Transport;
  /** Milliseconds for a whole call: waiting in line, the retry and the body included. */
  readonly timeout: number;
};

/** Calls in flight at once in this process (spec of the backend: a small server). */
const IN_FLIGHT = 4;
const RETRIED_STATUSES = [408, 429, ...Array.from({ length: 100 }, (_, i) => 500 + i)];
/** A longer Retry-After than this is not waited for, in milliseconds. */
const LONGEST_RETRY_AFTER = 2_000;
const USER_AGENT = 'biomedica-site/1 (+catalogue)';

/** What all clients of one backend share: a line of calls in flight, and a rest after failures. */
export type Shared = { readonly line: LimitFunction; readonly breaker: Breaker };

/** A line and a breaker of their own, for a backend that nothing else in this process asks. */
export function createShared(): Shared {
  return { line: pLimit(IN_FLIGHT), breaker: createBreaker() };
}

/** The one caller of the backend: GETs with one retry, POSTs with none; every failure of the backend is a BackendError, a fault of our own is thrown as it is. */
export function createClient(options: ClientOptions, { line, breaker }: Shared = createShared()) {
  const http = instance(options);
  const within = <T>(work: (signal: AbortSignal) => Promise<T>) =>
    timed(
      withFailures(() =>
        withDeadline(timeLeft(options), (signal) => line(() => untilAborted(signal, () => work(signal)))),
      ),
    );
  const read = async (path: string, signal: AbortSignal): Promise<unknown> => {
    const response = await http.get(options.baseUrl + path, { signal });
    if (response.ok) return readJson(response, signal);
    discard(response);
    throw new BackendStatusError(path, response.status);
  };
  return {
    /** GETs `path` below the main base; returns parsed JSON; throws BackendStatusError, BackendAnswerError or BackendUnreachableError. */
    get: singleFlight((path: string) =>
      within((signal) => breaker(() => withFailures(() => untilAborted(signal, () => read(path, signal))))),
    ),
    /** POSTs JSON to `path` below the API base; returns the HTTP status and the parsed JSON, whatever the status. */
    post: (
      path: string,
      payload: object,
      headers: Record<string, string> = {},
    ): Promise<{ status: number; body: unknown }> =>
      within(async (signal) => {
        const response = await http.post(options.apiUrl + path, {
          json: payload,
          headers,
          signal,
          throwHttpErrors: false,
        });
        return { status: response.status, body: await readJson(response, signal) };
      }),
  };
}

export type Client = ReturnType<typeof createClient>;

function instance({ fetch: transport, timeout }: ClientOptions): KyInstance {
  return ky.create({
    // ky may pass (address, init) or a Request; the transport always gets a Request.
    fetch: (input, init) => transport(new Request(input, init)),
    headers: { accept: 'application/json', 'user-agent': USER_AGENT },
    timeout,
    throwHttpErrors: (status) => RETRIED_STATUSES.includes(status),
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: RETRIED_STATUSES,
      afterStatusCodes: [429, 503],
      maxRetryAfter: LONGEST_RETRY_AFTER,
      delay: () => 300,
      jitter: (delay) => delay * (0.5 + Math.random()),
      shouldRetry: ({ error }) => (error instanceof BackendError || wantsLongPause(error) ? false : undefined),
    },
  });
}

/** ky would cut a long Retry-After to the longest wait and ask in vain; it is a number of seconds or a date (RFC 9110, 10.2.3). */
function wantsLongPause(error: Error): boolean {
  const after = error instanceof HTTPError ? error.response.headers.get('retry-after') : null;
  if (after === null) return false;
  const pause = Number.isNaN(Number(after)) ? Date.parse(after) - Date.now() : Number(after) * 1_000;
  return pause > LONGEST_RETRY_AFTER;
}

/** Who has waited for a turn waits less for the backend, and less again since others wait for theirs: a page that cannot be made says so within five seconds. */
function timeLeft({ timeout }: ClientOptions): number {
  return Math.max(timeout / 2, timeout - 2 * (currentRequest()?.turn ?? 0));
}

/** Adds the time of a call to the request that waits for it. */
async function timed<T>(call: Promise<T>): Promise<T> {
  const [request, started] = [currentRequest(), performance.now()];
  try {
    return await call;
  } finally {
    if (request) request.backend += performance.now() - started;
  }
}

async function withFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}

/** A fault of our own stays what it is: as an outage it would be hidden behind the last good answers, and counted against the backend. */
function failureOf(error: unknown): unknown {
  if (error instanceof HTTPError) {
    discard(error.response);
    return new BackendStatusError(new URL(error.request.url).pathname, error.response.status);
  }
  if (!isTransportFailure(error)) return error;
  return new BackendUnreachableError('The backend could not be reached in time', { cause: error });
}
