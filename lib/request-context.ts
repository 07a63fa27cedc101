import { AsyncLocalStorage } from 'node:async_hooks';
import { remember } from '@/lib/remember';

/** Why a page is not rendered: the status that its visitor gets, and after how many seconds to ask again. */
export type Refusal = { readonly status: 429 | 503; readonly retryAfter: number };

export type Rendering = {
  /** Waits for its turn; resolves to why the page is refused, or null. Called for a page that is not stored. */
  readonly enter: () => Promise<Refusal | null>;
  /** The page is made: the next one may begin. */
  readonly end: () => void;
};

export type RequestContext = {
  /** Names the request in the log. */
  readonly id: string;
  /** The network by which limits count the visitor (lib/http/client-ip). */
  readonly address: string;
  /** The page that is made for it; undefined where pages do not queue. */
  readonly rendering?: Rendering;
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
