import { LRUCache } from 'lru-cache';
import type { Instrumentation } from 'next';
import { pino } from 'pino';
import { remember } from '@/lib/remember';
import { getCurrentRequest } from './request-context';

/** The only logger, a JSON line per event on standard output; never give it visitors' names, contacts or messages. */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  // Lines written while a request is answered carry its id.
  mixin: () => ({ requestId: getCurrentRequest()?.id }),
  serializers: { error: toErrorName },
});

/** What may be logged of an error: messages and stacks may quote what a visitor wrote. */
export function toErrorName(error: unknown): string {
  if (typeof error === 'string') return error;
  return error instanceof Error ? error.name : 'unknown';
}

const HOUR_MS = 3_600_000;
/** Pages, handlers and instrumentation each load a copy of this module. */
const warned = remember('warnings', () => new LRUCache<string, true>({ max: 1_000, ttl: HOUR_MS }));

/** Logs a warning, once an hour with the same `details`. */
export function warnHourly(message: string, details: Readonly<Record<string, string>> = {}): void {
  const key = [message, ...Object.values(details)].join(' ');
  if (warned.has(key)) return;
  warned.set(key, true);
  log.warn(details, message);
}

type Arguments = Parameters<Instrumentation.onRequestError>;

const MAX_FRAMES = 5;

/** Logs an error that ended a page or handler: kind, digest, place, route, request id; no address, message, headers. */
export function logFailure(thrown: Arguments[0], { method, headers }: Arguments[1], context: Arguments[2]): void {
  const error: { name?: string; digest?: string; stack?: string } = thrown instanceof Error ? thrown : {};
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const line = {
    error: error.name ?? typeof thrown,
    digest: error.digest,
    at: frames?.slice(0, MAX_FRAMES).map((frame) => frame.trim()),
    method,
    route: context.routePath,
    type: context.routeType,
    reason: context.revalidateReason,
    requestId: [headers['x-request-id']].flat()[0],
  };
  log.error(line, 'a request failed');
}
