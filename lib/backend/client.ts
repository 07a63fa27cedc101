import ky, { HTTPError, type KyInstance } from 'ky';
import { discard } from '@/lib/http/chunks';
import { withDeadline } from '@/lib/http/timeout';
import { readJson } from './body';
import { type Breaker, createBreaker } from './breaker';
import {
  BackendAnswerError,
  BackendError,
  BackendStatusError,
  BackendUnreachableError,
  isTransportFailure,
} from './errors';
import { noteFault, toCall } from './faults';
import { createReadQueue, type ReadQueue } from './read-queue';
import type { Transport } from './redirects';

export type ClientOptions = {
  /** Base of the GET calls, without a final slash. */
  readonly baseUrl: string;
  /** Base of the POST calls, without a final slash. */
  readonly apiUrl: string;
  /** How a request travels: the network, or a function that answers it. */
  readonly fetch: Transport;
  /** Milliseconds for one read: the retry and the body included. */
  readonly timeout: number;
  /** Milliseconds for one submission, which nobody waits for; `timeout` when absent. */
  readonly postTimeout?: number;
};

const isRetried = (status: number) => status === 408 || status === 429 || status >= 500;
const MAX_RETRY_AFTER_MS = 2_000;
const RETRY_DELAY_MS = 300;
const USER_AGENT = 'biomedica-site/1 (+catalogue)';

/** What all clients of one backend share: the limit of reads in flight, and the circuit breaker. */
export type Shared = { readonly reads: ReadQueue; readonly breaker: Breaker };

/** A limit and a breaker of their own, for a backend that nothing else in this process asks. */
export function createShared(): Shared {
  return { reads: createReadQueue(), breaker: createBreaker() };
}

/** The one caller of the backend: GETs with one retry, POSTs with none; throws a BackendError for every failure of the backend. */
export function createClient(options: ClientOptions, { reads, breaker }: Shared = createShared()) {
  const http = createHttp(options.fetch);
  const inTime = <T>(call: string, milliseconds: number, work: (signal: AbortSignal) => Promise<T>) =>
    withDeadline(milliseconds, work)
      .catch(throwFailure)
      .catch((error: unknown) => noteFailure(call, error));
  const read = async (path: string, signal: AbortSignal): Promise<unknown> => {
    const response = await http.get(options.baseUrl + path, { signal });
    if (response.ok) return readJson(response, signal);
    discard(response);
    throw new BackendStatusError(path, response.status);
  };
  return {
    /** GETs `path` below the main base; returns parsed JSON; throws BackendStatusError, BackendAnswerError or BackendUnreachableError. */
    get: singleFlight((path: string) =>
      reads(() => breaker(() => inTime(toCall('GET', path), options.timeout, (signal) => read(path, signal)))),
    ),
    /** POSTs JSON to `path` below the API base; returns the HTTP status and the parsed JSON, null when it is none, whatever the status. */
    post: (path: string, payload: object, headers: Record<string, string> = {}) =>
      inTime(toCall('POST', path), options.postTimeout ?? options.timeout, async (signal) => {
        const url = options.apiUrl + path;
        const response = await http.post(url, { json: payload, headers, signal, throwHttpErrors: false });
        return { status: response.status, body: await readJson(response, signal).catch(toNull) };
      }),
  };
}

export type Client = ReturnType<typeof createClient>;

function createHttp(transport: Transport): KyInstance {
  return ky.create({
    // ky may pass (address, init) or a Request; the transport always gets a Request.
    fetch: (input, init) => transport(new Request(input, init)),
    headers: { accept: 'application/json', 'user-agent': USER_AGENT },
    // The signal of each call is the one clock.
    timeout: false,
    throwHttpErrors: isRetried,
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: Array.from({ length: 200 }, (_, index) => 400 + index).filter(isRetried),
      afterStatusCodes: [429, 503],
      maxRetryAfter: MAX_RETRY_AFTER_MS,
      delay: () => RETRY_DELAY_MS,
      jitter: (delay) => delay * (0.5 + Math.random()),
      shouldRetry: ({ error }) => (error instanceof BackendError || wantsLongPause(error) ? false : undefined),
    },
  });
}

/** Wraps `ask` so that all who ask the same at once share one call and its answer. */
function singleFlight<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key) => {
    const flight = flights.get(key) ?? ask(key).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

/** A body that is no JSON says nothing, but its status may. */
function toNull(error: unknown): null {
  if (error instanceof BackendAnswerError) return null;
  throw error;
}

/** ky would cut a long Retry-After to the longest wait and ask in vain; it is a number of seconds or a date (RFC 9110, 10.2.3). */
function wantsLongPause(error: Error): boolean {
  const after = error instanceof HTTPError ? error.response.headers.get('retry-after') : null;
  if (after === null) return false;
  const pause = Number.isNaN(Number(after)) ? Date.parse(after) - Date.now() : Number(after) * 1_000;
  return pause > MAX_RETRY_AFTER_MS;
}

/** What does not exist is no fault of the backend. */
function noteFailure(call: string, error: unknown): never {
  const isMissing = error instanceof BackendStatusError && error.status === 404 && call.endsWith('{id}');
  if (error instanceof BackendError && !isMissing) noteFault(call, error.fault);
  throw error;
}

/** Throws what failed as a BackendError; a fault of our own stays what it is, or it would be hidden behind the last good answers. */
function throwFailure(error: unknown): never {
  if (error instanceof HTTPError) {
    discard(error.response);
    throw new BackendStatusError(new URL(error.request.url).pathname, error.response.status);
  }
  if (!isTransportFailure(error)) throw error;
  throw new BackendUnreachableError('The backend could not be reached in time', { cause: error });
}
