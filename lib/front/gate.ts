import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { log } from '../log';
import { inRequest, type RequestContext } from '../request-context';
import { secondsOverBudget } from './budgets';
import { sendTooMany } from './prepared-answers';

/** Milliseconds before a refusal: who asks at full speed is slowed down, so that others are answered meanwhile. */
const PAUSE = 150;

type Emit = (event: string, ...args: unknown[]) => boolean;

/** Makes `server` hand requests to the framework in their context and only while their address has budget left; those without a budget pass as before. */
export function gate(server: Server, contextOf: (request: IncomingMessage) => RequestContext): void {
  const emit: Emit = server.emit.bind(server);
  const gated: Emit = (event, ...args) => {
    if (event !== 'request') return emit(event, ...args);
    const [request, response] = args as [IncomingMessage, ServerResponse];
    const pass = () => inRequest(contextOf(request), () => emit(event, ...args));
    const waiting = secondsOverBudget(request, response);
    if (!waiting) return pass();
    waiting
      .then((seconds) => (seconds > 0 ? refuse(request, response, seconds) : void pass()))
      .catch((error: unknown) => {
        // A limiter that fails must not take the site down.
        log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'a request was not counted');
        if (!response.headersSent) pass();
      });
    return true;
  };
  server.emit = gated as typeof server.emit;
}

async function refuse(request: IncomingMessage, response: ServerResponse, seconds: number): Promise<void> {
  await setTimeout(PAUSE);
  await sendTooMany(request, response, seconds);
}
