import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { discard } from '@/lib/http/chunks';
import { readJson } from './body';
import { isBackendError, isNotFound, toStatusError, toUnreachable } from './errors';
import { noteFault, toCall } from './faults';
import { isTransportFailure, type Transport } from './network';

export type ClientOptions = {
  /** Base of the GET calls, without a final slash. */
  readonly baseUrl: string;
  /** Base of the POST calls, without a final slash. */
  readonly apiUrl: string;
  /** How a request travels: the network, or a function that answers it. */
  readonly fetch: Transport;
  /** Milliseconds for one read: the retry and the body included, the wait for a turn not. */
  readonly timeoutMs: number;
  /** Milliseconds for one submission, which nobody waits for; `timeoutMs` when absent. */
  readonly postTimeoutMs?: number;
};

/** Reads in flight at once in this process, and reads that wait for them; one more fails at once. */
const MAX_IN_FLIGHT = 4;
const MAX_WAITING = 400;
/** A waiting read gives up when none was answered for so long: the backend hangs, and its page must say so within five seconds. */
const MAX_SILENCE_MS = 2_500;
const CHECK_MS = 100;
/** Failures in a row after which the backend is left alone. */
const MAX_FAILURES = 5;
/** Milliseconds of rest before one call tries again; short, so that pages are back within seconds of the backend's return. */
const REST_MS = 2_000;
const RETRY_DELAY_MS = 300;
const HEADERS = { accept: 'application/json', 'user-agent': 'biomedica-site/1 (+catalogue)' };

type Work<T> = (context: { readonly signal: AbortSignal }) => Promise<T>;
type Policy = { readonly execute: <T>(read: Work<T>) => Promise<T> };

/** What every read of one backend passes, from the outside in: a bounded queue, a circuit breaker, a time limit, one retry. */
export function createReadPolicy(timeoutMs: number, restMs = REST_MS): Policy {
  const turns = bulkhead(MAX_IN_FLIGHT, MAX_WAITING);
  const backoff = new DelegateBackoff(() => RETRY_DELAY_MS * (0.5 + Math.random()));
  const calls = wrap(
    circuitBreaker(handleWhen(isOutage), { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(MAX_FAILURES) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
    retry(handleWhen(isPassing), { maxAttempts: 1, backoff }),
  );
  let lastAnswerAt = 0;
  const execute = async <T>(read: Work<T>): Promise<T> => {
    const askedAt = Date.now();
    let timer: NodeJS.Timeout | undefined;
    let isGivenUp = false;
    const silence = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        if (Date.now() - Math.max(askedAt, lastAnswerAt) < MAX_SILENCE_MS) return;
        isGivenUp = true;
        reject(toUnreachable('No read was answered while this one waited'));
      }, CHECK_MS);
    });
    const answer = turns.execute(async () => {
      clearInterval(timer);
      if (isGivenUp) return silence;
      const found = await calls.execute(read);
      lastAnswerAt = Date.now();
      return found;
    });
    return Promise.race([answer, silence]).finally(() => clearInterval(timer));
  };
  return { execute };
}

/** The one caller of the backend: GETs through `policy`, POSTs once; throws a BackendError for every failure of the backend. */
export function createClient(options: ClientOptions, policy: Policy = createReadPolicy(options.timeoutMs)) {
  const once = timeout(options.postTimeoutMs ?? options.timeoutMs, TimeoutStrategy.Aggressive);
  const send = async (url: string, init: RequestInit) => {
    const { headers, ...rest } = init;
    const request = new Request(url, { ...rest, headers: { ...HEADERS, ...headers } });
    return options.fetch(request).catch(throwUnreachable);
  };
  const read = async (path: string, signal: AbortSignal): Promise<unknown> => {
    const response = await send(options.baseUrl + path, { signal });
    if (response.ok) return readJson(response, toCall('GET', path), signal).catch(throwUnreachable);
    discard(response);
    throw toStatusError(path, response.status);
  };
  return {
    /** GETs `path` below the main base; returns parsed JSON. */
    get: shareFlights((path) =>
      policy.execute(({ signal }) => read(path, signal)).catch((error) => fail(toCall('GET', path), error)),
    ),
    /** POSTs JSON to `path` below the API base; returns the HTTP status and the parsed JSON, null when it is none, whatever the status. */
    post: (path: string, payload: object, headers: Record<string, string> = {}) =>
      once
        .execute(async ({ signal }) => {
          const json = { 'content-type': 'application/json', ...headers };
          const body = JSON.stringify(payload);
          const response = await send(options.apiUrl + path, { method: 'POST', body, headers: json, signal });
          const answer = readJson(response, toCall('POST', path), signal).catch(toNull);
          return { status: response.status, body: await answer.catch(throwUnreachable) };
        })
        .catch((error) => fail(toCall('POST', path), error)),
  };
}

export type Client = ReturnType<typeof createClient>;

/** All who ask the same at once share one call and its answer. */
function shareFlights<T>(ask: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (path) => {
    const flight = flights.get(path) ?? ask(path).finally(() => flights.delete(path));
    flights.set(path, flight);
    return flight;
  };
}

/** A refusal of one request (404, 422) says nothing about the backend's health. */
function isOutage(error: Error): boolean {
  if (!isBackendError(error)) return isLate(error);
  const { status } = error;
  return status === undefined || status >= 500 || status === 408 || status === 429;
}

/** True for the end of a time limit; cockatiel's own isTaskCancelledError looks for the mark of another error (3.2.1). */
const isLate = (error: Error) => 'isTaskCancelledError' in error;

/** What may be good a moment later; an answer that is not as agreed would come again. */
function isPassing(error: Error): boolean {
  return isBackendError(error) && error.digest !== 'BACKEND_ANSWER' && isOutage(error);
}

/** A body that is no JSON says nothing, but its status may. */
function toNull(error: unknown): null {
  if (isBackendError(error)) return null;
  throw error;
}

/** A fault of our own stays what it is, or it would be hidden behind the last good answers. */
function throwUnreachable(error: unknown): never {
  throw isTransportFailure(error) ? toUnreachable('The backend could not be reached', error) : error;
}

/** Throws what ended a call as a BackendError, and notes it; that something does not exist is no fault of the backend. */
function fail(call: string, error: unknown): never {
  const isOfPolicy =
    error instanceof Error && (isBrokenCircuitError(error) || isBulkheadRejectedError(error) || isLate(error));
  const failure = isOfPolicy ? toUnreachable(error.message, error) : error;
  const isMissing = isNotFound(failure) && call.endsWith('{id}');
  if (isBackendError(failure) && !isMissing) noteFault(call, failure.fault);
  throw failure;
}
