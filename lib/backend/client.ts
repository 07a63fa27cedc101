import {
  bulkhead,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  type IPolicy,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { discard } from '@/lib/http/chunks';
import { isBackendError, isNotFound, noteFault, toCall, toStatusError, toUnreachable } from './errors';
import { readJson, type Transport } from './network';

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
/** A read fails after waiting so long without any answer: the backend hangs, and pages must say so within 5 s. */
const MAX_SILENCE_MS = 2_500;
/** Failures in a row after which the backend is left alone. */
const MAX_FAILURES = 5;
/** Milliseconds before one call tries again: short, so that pages return within seconds of the backend's return. */
const REST_MS = 2_000;
const RETRY_DELAY_MS = 300;
const HEADERS = { accept: 'application/json', 'user-agent': 'biomedica-site/1 (+catalogue)' };

type Policy = Pick<IPolicy, 'execute'>;

/** The policy of all reads of one backend, outermost first: bounded queue, circuit breaker, time limit, one retry. */
export function createReadPolicy(timeoutMs: number): Policy {
  const turns = bulkhead(MAX_IN_FLIGHT, MAX_WAITING);
  const breaker = new ConsecutiveBreaker(MAX_FAILURES);
  const calls = wrap(
    circuitBreaker(handleWhen(isOutage), { halfOpenAfter: REST_MS, breaker }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
    retry(handleWhen(isPassing), { maxAttempts: 1, backoff: new ConstantBackoff(RETRY_DELAY_MS) }),
  );
  let lastAnswerAt = 0;
  return {
    execute: (read) => {
      const askedAt = Date.now();
      return turns.execute(async () => {
        if (Date.now() - Math.max(askedAt, lastAnswerAt) >= MAX_SILENCE_MS) throw toUnreachable();
        const answer = await calls.execute(read);
        lastAnswerAt = Date.now();
        return answer;
      });
    },
  };
}

/** The one caller of the backend: GETs through `policy`, POSTs once; throws a BackendError for each failure. */
export function createClient(options: ClientOptions, policy: Policy = createReadPolicy(options.timeoutMs)) {
  const once = timeout(options.postTimeoutMs ?? options.timeoutMs, TimeoutStrategy.Aggressive);
  const flights = new Map<string, Promise<unknown>>();
  const read = async (path: string, signal: AbortSignal): Promise<unknown> => {
    const response = await options.fetch(new Request(options.baseUrl + path, { headers: HEADERS, signal }));
    if (response.ok) return readJson(response, toCall('GET', path), signal);
    discard(response);
    throw toStatusError(response.status);
  };
  return {
    apiUrl: options.apiUrl,
    /** GETs `path` below the main base as parsed JSON; equal requests at the same time share one call. */
    get: (path: string): Promise<unknown> => {
      const call = () => policy.execute(({ signal }) => read(path, signal));
      const flight = flights.get(path) ?? call().finally(() => flights.delete(path));
      flights.set(path, flight);
      return flight.catch((error) => fail(toCall('GET', path), error));
    },
    /** POSTs JSON below the API base; returns the HTTP status and the JSON, or null if it is none. */
    post: (path: string, payload: object, sent: Record<string, string> = {}) => {
      const headers = { ...HEADERS, 'content-type': 'application/json', ...sent };
      const init = { method: 'POST', body: JSON.stringify(payload), headers };
      const call = once.execute(async ({ signal }) => {
        const response = await options.fetch(new Request(options.apiUrl + path, { ...init, signal }));
        const body = await readJson(response, toCall('POST', path), signal).catch(toNull);
        return { status: response.status, body };
      });
      return call.catch((error) => fail(toCall('POST', path), error));
    },
  };
}

export type Client = ReturnType<typeof createClient>;

/** A refusal of one request (404, 422) says nothing about the backend's health. */
function isOutage(error: Error): boolean {
  if (!isBackendError(error)) return isLate(error);
  const { status } = error;
  return status === undefined || status >= 500 || status === 408 || status === 429;
}

/** True for a timeout; cockatiel's own isTaskCancelledError tests for the mark of another error (3.2.1). */
const isLate = (error: Error) => 'isTaskCancelledError' in error;

/** What may be good a moment later; an answer that is not as agreed would come again. */
function isPassing(error: Error): boolean {
  return isBackendError(error) && error.digest !== 'BACKEND_ANSWER' && isOutage(error);
}

/** A body that is no JSON says nothing, but its status may. */
function toNull(error: unknown): null {
  if (isBackendError(error) && error.digest === 'BACKEND_ANSWER') return null;
  throw error;
}

/** Throws what ended a call as a BackendError and logs it; a 404 is no fault of the backend. */
function fail(call: string, error: unknown): never {
  const isOfPolicy =
    error instanceof Error && (isBrokenCircuitError(error) || isBulkheadRejectedError(error) || isLate(error));
  const failure = isOfPolicy ? toUnreachable(error) : error;
  const isMissing = isNotFound(failure) && call.endsWith('{id}');
  if (isBackendError(failure) && !isMissing) noteFault(call, failure.fault);
  throw failure;
}
