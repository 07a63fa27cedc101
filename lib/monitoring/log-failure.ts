import type { Instrumentation } from 'next';
import { log } from '@/lib/log';

type Arguments = Parameters<Instrumentation.onRequestError>;

const MAX_FRAMES = 5;

/** Logs an error that ended a page or handler: its kind, digest and place, the route and the request's id; no address, no message, no header. */
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
