import { getErrorCode } from '@/lib/database/error-code';
import { warnHourly } from '@/lib/log';

/** What an answer lacks. It names kinds of values, never a value: that may be a person's. */
export type Fault = { readonly field: string; readonly expected: string; readonly received: string };

/** Short code of a failure: it survives as `digest` into production error pages, which turn it into Spanish. */
export type FailureCode = 'BACKEND_UNREACHABLE' | 'BACKEND_STATUS' | 'BACKEND_ANSWER';

/** Any failure of the backend; the framework passes `digest` to error.tsx, `fault` says what an answer lacks. */
export class BackendError extends Error {
  override name = 'BackendError';

  constructor(
    readonly digest: FailureCode,
    readonly fault: Fault,
    cause?: unknown,
    /** The HTTP status, where the backend answered with one that is not a success. */
    readonly status?: number,
  ) {
    super(`${fault.field}: ${fault.received} (expected: ${fault.expected})`, { cause });
  }
}

/** True for a BackendError; not by class: the framework (16.4.6) loads this module twice, for pages and handlers. */
export function isBackendError(error: unknown): error is BackendError {
  return error instanceof Error && 'fault' in error && 'digest' in error && /^BACKEND_/.test(String(error.digest));
}

/** True for the answer 'there is none'. */
export function isNotFound(error: unknown): boolean {
  return isBackendError(error) && error.status === 404;
}

/** The backend could not be reached in time: DNS, refused, reset or too late. */
export function toUnreachable(cause?: unknown): BackendError {
  const code = getErrorCode(Object(Object(cause).cause));
  const fault = { field: 'answer', expected: 'in time', received: /^E[A-Z]/.test(code) ? code : 'none' };
  return new BackendError('BACKEND_UNREACHABLE', fault, cause);
}

/** The backend answered with a status that is not a success. */
export function toStatusError(status: number): BackendError {
  const fault = { field: 'status', expected: '200', received: String(status) };
  return new BackendError('BACKEND_STATUS', fault, undefined, status);
}

/** The backend's answer is not what the contract says: not JSON, too large, or of another shape. */
export function toAnswerError(fault: Fault): BackendError {
  return new BackendError('BACKEND_ANSWER', fault);
}

/** Codes of failed connects: https://nodejs.org/api/errors.html#common-system-errors, undici's and OpenSSL's. */
const NOT_CONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.+|ERR_TLS_CERT_.+|.*SELF_SIGNED_CERT.*|UNABLE_TO_.+|ERR_SSL_WRONG_VERSION_NUMBER)$/;
/** A gateway that did not wait for the backend's answer. */
const GATEWAY_TIMEOUT = 504;

/** True if a submission was certainly not accepted: never sent, or refused; false if it may have been. */
export function isNotAccepted(error: unknown): boolean {
  if (!isBackendError(error)) return false;
  if (error.status !== undefined) return error.status !== GATEWAY_TIMEOUT;
  const { cause } = Object(error.cause);
  const { name, syscall } = Object(cause);
  // Node's error when no address of a host connects; ETIMEDOUT alone may also come after data was sent.
  const isOfConnecting = name === 'AggregateError' || syscall === 'connect';
  return error.digest === 'BACKEND_UNREACHABLE' && (NOT_CONNECTED.test(getErrorCode(cause)) || isOfConnecting);
}

/** The call of the contract that a path belongs to ('GET /product/{id}'), without the words of a search. */
export function toCall(method: string, path: string): string {
  return `${method} ${path.replace(/\/\d+$/, '/{id}').replace(/([?&]q)=.*/, '$1={q}')}`;
}

/** Logs a fault of a call, once an hour for each shape. */
export function noteFault(call: string, fault: Fault): void {
  warnHourly('the backend did not answer as agreed', { call, ...fault });
}

/** The kind of a value that JSON may have. */
export function getKind(value: unknown): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return value.trim() === '' ? 'blank text' : 'text';
  return typeof value;
}
