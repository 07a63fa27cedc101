import { AsyncLocalStorage } from 'node:async_hooks';
import { onceInProcess } from './once-in-process';

/** What is known of the request under way: the id in its log lines, and the milliseconds that it spent waiting for its turn and for the backend. */
export type RequestContext = { readonly id: string; turn: number; backend: number };

const storage = onceInProcess('request-context', () => new AsyncLocalStorage<RequestContext>());

/** Runs `work`, and all that it starts, as part of the request `context`. */
export function inRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The request under way, or undefined outside of any. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}
