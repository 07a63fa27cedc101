import type { ServerResponse } from 'node:http';
import type { RequestContext } from '../request-context';

/** Writes, when the headers are sent, how long the answer took and how much of it was the backend (https://www.w3.org/TR/server-timing/). */
export function timeAnswer(response: ServerResponse, context: RequestContext): void {
  const started = performance.now();
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((...args: unknown[]) => {
    const total = performance.now() - started;
    if (!response.headersSent)
      response.setHeader('Server-Timing', `total;dur=${total.toFixed(1)}, backend;dur=${context.backend.toFixed(1)}`);
    return writeHead(...args);
  }) as typeof response.writeHead;
}
