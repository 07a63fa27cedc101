import type { Instrumentation } from 'next';
import { log } from '@/lib/log';

type Arguments = Parameters<Instrumentation.onRequestError>;

const MAX_FRAMES = 5;

/** Logs an error that ended a page or handler: its kind, digest and place, the route and the request's id; no address, no message, no header. */
export function logFailure(error: Arguments[0], request: Arguments[1], context: Arguments[2]): void {
  const { name, digest, at } = describe(error);
  const id = request.headers['x-request-id'];
  log.error(
    {
      error: name,
      digest,
      at,
      method: request.method,
      route: context.routePath,
      type: context.routeType,
      reason: context.revalidateReason,
      requestId: Array.isArray(id) ? id[0] : id,
    },
    'a request failed',
  );
}

function describe(error: unknown): { name: string; digest?: string; at?: string[] } {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...('digest' in error && { digest: String(error.digest) }),
    at: frames.slice(0, MAX_FRAMES).map((line) => line.trim()),
  };
}
