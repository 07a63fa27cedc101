import { AsyncResource } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/env';
import { getSiteNetwork } from '@/lib/http/client-ip';
import { waitUntil } from '@/lib/http/timeout';
import { log } from '@/lib/log';
import { waitForTurn } from '@/lib/process/time';
import { getCurrentRequest, type Refusal, type Rendering, runInRequest } from '@/lib/request-context';
import { routes } from '@/lib/routes';
import type { Middleware } from './middleware';
import { getSecondsToWait } from './rate-limit';

/** Longer than two hundred pages take that nobody has seen before. */
const MAX_WAIT_MS = 30_000;
/** Fewer than all requests under way (server/requests-under-way.ts): stored pages are sent meanwhile. */
const MAX_WAITING = 240;
const MAX_NETWORKS = 1_000;
const TOO_LATE: Refusal = { status: 503, retryAfter: 30 };
/** Whoever asks at full speed is slowed down, so that others are answered meanwhile. */
const REFUSAL_DELAY_MS = 150;

/**
 * One page at once: one thread makes them. Of those that wait for a backend a few, each of which holds a megabyte. A page takes 30 ms, the
 * first one of a cold and busy host two seconds, and each of its reads up to 3.5.
 */
const pages = env.backendUrl ? createLimit(16, 4, 8_000) : createLimit(1, 1, 5_000);
/** Open Graph images: on a busy host one takes two seconds, and its picture of the backend up to three. */
const drawings = createLimit(2, 1, 15_000);

/** Renders by `render`; a page that is not stored waits for its turn. */
export function limitRendering(render: Middleware): Middleware {
  return async (request, response, next) => {
    const context = getCurrentRequest() ?? { id: '', address: 'unknown' };
    const rendering = createRendering(request.url ?? '', context.address);
    try {
      await runInRequest({ ...context, rendering }, () => render(request, response, next));
    } finally {
      // What the framework renders behind the answer waits for no turn.
      rendering.end();
    }
  };
}

function createRendering(url: string, address: string): Rendering {
  const limit = url.startsWith(`${routes.ogImages}/`) ? drawings : pages;
  const end = new AbortController();
  let entering: Promise<Refusal | null> | undefined;
  const enter = async () => {
    const retryAfter = await getSecondsToWait(url, address);
    if (retryAfter > 0) return wait(REFUSAL_DELAY_MS, { status: 429, retryAfter } as const);
    return (await limit(getSiteNetwork(address), url, end.signal)) ? null : TOO_LATE;
  };
  return {
    enter: async () => {
      if (end.signal.aborted) return null;
      entering ??= enter();
      return entering;
    },
    end: () => end.abort(),
  };
}

/**
 * So many renderings at once, each until its `end` or for `maxMs`. A network has `ofNetwork` of them in the common line, and the rest in a line
 * of its own: one that asks for many waits for itself. Resolves to false for who waited too long, or came when many wait and its network has
 * more than its share of them.
 */
function createLimit(atOnce: number, ofNetwork: number, maxMs: number) {
  const all = bulkhead(atOnce, Number.POSITIVE_INFINITY);
  const networks = new LRUCache<string, { readonly line: ReturnType<typeof bulkhead>; waiting: number }>({
    max: MAX_NETWORKS,
  });
  const getShare = () => {
    const waiting = [...networks.values()].map((network) => network.waiting).filter(Boolean);
    const sum = waiting.reduce((total, count) => total + count, 0);
    return sum < MAX_WAITING ? MAX_WAITING : sum / waiting.length;
  };
  return async (network: string, url: string, end: AbortSignal): Promise<boolean> => {
    const own = networks.get(network) ?? { line: bulkhead(ofNetwork, Number.POSITIVE_INFINITY), waiting: 0 };
    networks.set(network, own);
    if (own.waiting >= getShare()) return false;
    own.waiting += 1;
    let isTooLate = false;
    const turn = new Promise<true>((begin) => {
      const hold = async () => {
        own.waiting -= 1;
        if (isTooLate) return;
        begin(true);
        const isEnded = end.aborted || (await waitUntil(Date.now() + maxMs, untilAborted(end)));
        // Search words, names and numbers follow the first part of a path.
        const route = url.split(/[/?]/, 2).join('/');
        if (!isEnded) log.error({ route }, 'a rendering takes too long: the next one begins');
        // Stored pages that were requested meanwhile are sent before the next turn.
        await waitForTurn();
      };
      // Else it would be logged as part of the request before it.
      const holdInRequest = AsyncResource.bind(hold);
      void own.line.execute(() => all.execute(holdInRequest));
    });
    isTooLate = !(await waitUntil(Date.now() + MAX_WAIT_MS, turn));
    return !isTooLate;
  };
}

function untilAborted(signal: AbortSignal): Promise<true> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(true), { once: true }));
}
