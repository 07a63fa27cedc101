import { AsyncLocalStorage } from 'node:async_hooks';
import { remember } from '@epic-web/remember';

/** Why a page is not rendered: the status that its visitor gets, and after how many seconds to ask again. */
export type Refusal = { readonly status: 429 | 503; readonly retryAfter: number };

/** What is known of the request under way. */
export type RequestContext = {
  /** Names the request in the log. */
  readonly id: string;
  /** The network by which limits count the visitor (lib/http/client-ip). */
  readonly address: string;
  /** Waits for a place in the render queue; resolves to why the page is refused, or null. Called for a page that is not stored. */
  enterRenderQueue?: () => Promise<Refusal | null>;
  /** Gives the place to the next page: when the page is sent, or waits for the backend. */
  leaveRenderQueue?: () => void;
  /** When the page that is asked for began to be made, in milliseconds since 1970. */
  renderStartedAt?: number;
};

const storage = remember('request-context', () => new AsyncLocalStorage<RequestContext>());

/** Runs `work`, and all that it starts, as part of the request `context`. */
export function runInRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The request under way, or undefined outside of any. */
export function getCurrentRequest(): RequestContext | undefined {
  return storage.getStore();
}
