import type { IncomingMessage, ServerResponse } from 'node:http';

type Response = ServerResponse<IncomingMessage>;

/** One step of the way of a request: answers it, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: Response, next: () => void) => void | Promise<void>;

/** Runs `steps` in order; a step that fails is reported to `onError`. */
export function runMiddleware(
  steps: readonly Middleware[],
  request: IncomingMessage,
  response: Response,
  onError: (error: unknown) => void,
): void {
  const run = async (index: number) => steps[index]?.(request, response, () => void run(index + 1).catch(onError));
  run(0).catch(onError);
}
