import { getErrorCode } from '@/lib/database/error-code';
import type { Fault } from './faults';

/** Short code of a failure: it survives as `digest` into production error pages, which turn it into Spanish. */
export type FailureCode = 'BACKEND_UNREACHABLE' | 'BACKEND_STATUS' | 'BACKEND_ANSWER';

/** Any failure of the backend; `digest` is what the framework lets through to error.tsx, `fault` what was wrong with the answer. */
export class BackendError extends Error {
  override name = 'BackendError';

  constructor(
    readonly digest: FailureCode,
    message: string,
    readonly fault: Fault,
    options: { readonly cause?: unknown; readonly status?: number } = {},
  ) {
    super(message, options);
    this.status = options.status;
  }

  /** The HTTP status, where the backend answered with one that is not a success. */
  readonly status: number | undefined;
}

/** True for a failure of the backend. Not by class: the framework (16.4.5) loads this module for pages and again for handlers. */
export function isBackendError(error: unknown): error is BackendError {
  return error instanceof Error && 'fault' in error && 'digest' in error && /^BACKEND_/.test(String(error.digest));
}

/** True for the answer 'there is none'. */
export function isNotFound(error: unknown): boolean {
  return isBackendError(error) && error.status === 404;
}

/** The backend could not be reached in time: DNS, refused, reset or too late. */
export function toUnreachable(message: string, cause?: unknown): BackendError {
  const code = getErrorCode(Object(Object(cause).cause));
  const fault = { field: 'answer', expected: 'in time', received: /^E[A-Z]/.test(code) ? code : 'none' };
  return new BackendError('BACKEND_UNREACHABLE', message, fault, { cause });
}

/** The backend answered with a status that is not a success; the query of a search, which is the visitor's, is not named. */
export function toStatusError(path: string, status: number): BackendError {
  const message = `The backend answered ${status} to ${path.split('?', 1)[0]}`;
  return new BackendError(
    'BACKEND_STATUS',
    message,
    { field: 'status', expected: '200', received: String(status) },
    { status },
  );
}

/** The backend's answer is not what the contract says: not JSON, too large, or of another shape. */
export function toAnswerError(fault: Fault, cause?: unknown): BackendError {
  const message = `The backend's answer is not as agreed: ${fault.field} is ${fault.received} and not ${fault.expected}`;
  return new BackendError('BACKEND_ANSWER', message, fault, { cause });
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
  if (!isBackendError(error)) return false;
  if (error.status !== undefined) return error.status !== GATEWAY_TIMEOUT;
  const { cause } = Object(error.cause) as { readonly cause?: unknown };
  const { name, syscall } = Object(cause) as { readonly name?: unknown; readonly syscall?: unknown };
  // What Node says when it could connect to none of a host's addresses; ETIMEDOUT alone may also come after something was sent.
  const isOfConnecting = name === 'AggregateError' || syscall === 'connect';
  return error.digest === 'BACKEND_UNREACHABLE' && (NOT_CONNECTED.includes(getErrorCode(cause)) || isOfConnecting);
}
