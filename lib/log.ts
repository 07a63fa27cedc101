import { pino } from 'pino';
import { remember } from '@/lib/remember';
import { getCurrentRequest } from './request-context';

/** The one logger: a JSON line per event on standard output. Never pass it names, e-mails, phones or messages of visitors. */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: describeRequest,
  serializers: { error: toErrorName },
});

/** What may be logged of an error: messages and stacks may quote what a visitor wrote. */
export function toErrorName(error: unknown): string {
  if (typeof error === 'string') return error;
  return error instanceof Error ? error.name : 'unknown';
}

/** Lines written while a request is answered carry its id. */
function describeRequest(): object {
  const request = getCurrentRequest();
  return request ? { requestId: request.id } : {};
}

/** Pages, handlers and instrumentation each load this module anew. */
const warned = remember('warned once', () => new Set<string>());

/** Logs a warning the first time that `key` is seen in this process; `key` must come from a bounded set. */
export function warnOnce(key: string, details: Record<string, string | number>): void {
  if (warned.has(key)) return;
  warned.add(key);
  log.warn(details, key);
}
