import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { log } from '../log';
import { inRequest, type RequestContext } from '../request-context';
import { secondsOverBudget, type Work, workOf } from './budgets';
import { learn } from './known-pages';
import { inLine, isLineFull } from './line';
import { sendTooMany, sendUnavailable } from './prepared-answers';

/** Milliseconds before a refusal: who asks at full speed is slowed down, so that others are answered meanwhile. */
const PAUSE = 150;

type Emit = (event: string, ...args: unknown[]) => boolean;

/** Makes `server` hand requests to the framework in their context: what must be made only while its address has budget left and when its turn comes, all else at once. */
export function gate(server: Server, contextOf: (request: IncomingMessage) => RequestContext): void {
  const emit: Emit = server.emit.bind(server);
  const gated: Emit = (event, ...args) => {
    if (event !== 'request') return emit(event, ...args);
    const [request, response] = args as [IncomingMessage, ServerResponse];
    const context = contextOf(request);
    const asked = performance.now();
    const pass = () => {
      context.turn = performance.now() - asked;
      inRequest(context, () => emit(event, ...args));
    };
    const work = workOf(request.url ?? '');
    if (work) admit(work, request, response, pass).catch(report);
    else pass();
    return true;
  };
  server.emit = gated as typeof server.emit;
}

async function admit(work: Work, request: IncomingMessage, response: ServerResponse, pass: () => void): Promise<void> {
  if (work.isLasting) learn(request, response);
  const seconds = await secondsOf(work, request);
  if (seconds > 0) {
    await setTimeout(PAUSE);
    return sendTooMany(request, response, seconds);
  }
  if (!work.isPage) return pass();
  return isLineFull() ? sendUnavailable(request, response) : inLine(response, pass);
}

/** A limiter that fails must not take the site down. */
async function secondsOf(work: Work, request: IncomingMessage): Promise<number> {
  try {
    return await secondsOverBudget(work, request);
  } catch (error) {
    report(error);
    return 0;
  }
}

function report(error: unknown): void {
  log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'a request was not counted or not answered');
}
