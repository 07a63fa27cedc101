import { getErrorCode } from '@/lib/database/error-code';
import type { Fault } from './faults';

/** Short code of a failure: it survives as `digest` into production error pages, which turn it into Spanish. */
export type FailureCode = 'BACKEND_UNREACHABLE' | 'BACKEND_STATUS' | 'BACKEND_ANSWER';

/** Not by prototype: the framework (16.4.5) loads this module for pages and again for route handlers, and both share a breaker. */
function isFailure(error: unknown, digest: RegExp): boolean {
  return error instanceof Error && 'fault' in error && 'digest' in error && digest.test(String(error.digest));
}

/** Any failure of the backend; `digest` is what the framework lets through to error.tsx. */
export abstract class BackendError extends Error {
  static override [Symbol.hasInstance](error: unknown) {
    return isFailure(error, /^BACKEND_/);
  }
  abstract readonly digest: FailureCode;
  /** What was wrong with the answer. */
  abstract readonly fault: Fault;
}

/** The backend could not be reached in time: DNS, refused, reset or timeout; the reason is in `cause`. */
export class BackendUnreachableError extends BackendError {
  static override [Symbol.hasInstance](error: unknown) {
    return isFailure(error, /^BACKEND_UNREACHABLE$/);
  }
  override name = 'BackendUnreachableError';
  readonly digest = 'BACKEND_UNREACHABLE';
  readonly fault: Fault;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    const code = getErrorCode(Object(Object(options?.cause).cause));
    this.fault = { field: 'answer', expected: 'in time', received: /^E[A-Z]/.test(code) ? code : 'none' };
  }
}

/** The backend answered with a status that is not a success. */
export class BackendStatusError extends BackendError {
  static override [Symbol.hasInstance](error: unknown) {
    return isFailure(error, /^BACKEND_STATUS$/);
  }
  override name = 'BackendStatusError';
  readonly digest = 'BACKEND_STATUS';
  readonly fault: Fault;

  constructor(
    path: string,
    readonly status: number,
  ) {
    // The query of a search is the visitor's.
    super(`The backend answered ${status} to ${path.split('?', 1)[0]}`);
    this.fault = { field: 'status', expected: '200', received: String(status) };
  }
}

/** The backend's answer is not what the contract says: not JSON, too large, or of another shape. */
export class BackendAnswerError extends BackendError {
  static override [Symbol.hasInstance](error: unknown) {
    return isFailure(error, /^BACKEND_ANSWER$/);
  }
  override name = 'BackendAnswerError';
  readonly digest = 'BACKEND_ANSWER';

  constructor(
    readonly fault: Fault,
    options?: ErrorOptions,
  ) {
    super(
      `The backend's answer is not as agreed: ${fault.field} is ${fault.received} and not ${fault.expected}`,
      options,
    );
  }
}

/** Codes of a connection that was never made: of Node (https://nodejs.org/api/errors.html#common-system-errors) and of undici. */
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_SSL_WRONG_VERSION_NUMBER',
];
/** A gateway that did not wait for the backend's answer. */
const GATEWAY_TIMEOUT = 504;

/** True when the backend has certainly not taken what was posted: nothing was sent, or it answered with a failure. All else it may have taken. */
export function isNotTaken(error: unknown): boolean {
  if (error instanceof BackendStatusError) return error.status !== GATEWAY_TIMEOUT;
  if (!(error instanceof BackendUnreachableError)) return false;
  const { cause } = Object(error.cause) as { readonly cause?: unknown };
  return NOT_CONNECTED.includes(getErrorCode(cause)) || isOfConnecting(cause);
}

/** True for what Node says when it could connect to none of a host's addresses; ETIMEDOUT alone may also come after something was sent. */
function isOfConnecting(cause: unknown): boolean {
  const { name, syscall } = Object(cause) as { readonly name?: unknown; readonly syscall?: unknown };
  return name === 'AggregateError' || syscall === 'connect';
}

/** What Node's fetch says when the network fails, with the reason in `cause`: https://fetch.spec.whatwg.org/#concept-network-error */
const NETWORK_ERRORS = ['fetch failed', 'terminated'];

/** True for what a transport throws without an answer: a network failure, or a deadline. Told by name: it may be of another realm. */
export function isTransportFailure(error: unknown): boolean {
  const { name, message } = Object(error) as { readonly name?: unknown; readonly message?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError') return true;
  return name === 'TypeError' && NETWORK_ERRORS.includes(String(message));
}
