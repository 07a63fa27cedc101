import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/env';
import { getSiteNetwork } from '@/lib/http/client-ip';
import { log } from '@/lib/log';
import { getCurrentRequest, type Refusal, type Rendering, runInRequest } from '@/lib/request-context';
import { decodeParam, routes } from '@/lib/routes';
import type { Middleware } from './middleware';
import { getSecondsToWait } from './rate-limit';

/** One at a time, since one thread renders; with a backend more, which wait for its answers: each holds a megabyte. */
const PAGES_AT_ONCE = env.backendUrl ? 16 : 1;
/** Open Graph images: most of their work is done outside the main thread. */
const DRAWINGS_AT_ONCE = 2;
/** Longer than two hundred new pages take. */
const MAX_WAIT_MS = 30_000;
/** Fewer than the requests that may be in flight (server/requests-under-way.ts): stored pages must still be sent. */
const MAX_WAITING = 240;
/** A page takes 30 ms, the first one of a cold and busy host two seconds, and each of its reads up to 3.5. */
const MAX_RENDERING_MS = env.backendUrl ? 8_000 : 5_000;
/** On a busy host an image takes two seconds, its picture of the backend up to three; the first one reads its fonts. */
const MAX_DRAWING_MS = 15_000;
const MINUTE_MS = 60_000;
const MAX_NETWORKS = 10_000;
const TOO_LATE: Refusal = { status: 503, retryAfter: 30 };
/** Whoever asks at full speed is slowed down, so that others are answered meanwhile. */
const REFUSAL_DELAY_MS = 150;

const pages = createQueue(PAGES_AT_ONCE, MAX_RENDERING_MS);
const drawings = createQueue(DRAWINGS_AT_ONCE, MAX_DRAWING_MS);
/** Requests without an answer yet, by their path: several may share one rendering. */
const unanswered = new Map<ServerResponse, string>();

/** Renders by `render`; a page that is not stored waits for its turn. */
export function queueRendering(render: Middleware): Middleware {
  return async (request, response, next) => {
    const context = { id: '', address: 'unknown', ...getCurrentRequest() };
    const url = request.url ?? '';
    const rendering = createRendering(url, context.address);
    unanswered.set(response, getPath(url));
    try {
      await runInRequest({ ...context, rendering }, () => render(request, response, next));
    } finally {
      // What the framework renders after the answer does not wait for a turn.
      rendering.end();
      unanswered.delete(response);
    }
  };
}

const getPath = (url: string) => decodeParam(url.split('?', 1)[0] ?? '');

/** False when all visitors who asked for the page at `url` have disconnected. */
function isAwaited(url: string): boolean {
  return [...unanswered].some(([{ req }, path]) => path === getPath(url) && !req.socket.destroyed);
}

function createRendering(url: string, address: string): Rendering {
  const queue = url.startsWith(`${routes.ogImages}/`) ? drawings : pages;
  let isOver = false;
  let leave: (() => void) | null = null;
  let entering: Promise<Refusal | null> | undefined;
  const end = () => {
    isOver = true;
    leave?.();
  };
  const enter = async () => {
    const retryAfter = await getSecondsToWait(url, address);
    if (retryAfter > 0) return wait(REFUSAL_DELAY_MS, { status: 429, retryAfter } as const);
    leave = await queue(getSiteNetwork(address), url);
    const isLeft = !isOver && !isAwaited(url);
    if (isOver || isLeft) end();
    return leave && !isLeft ? null : TOO_LATE;
  };
  return {
    enter: async () => {
      if (isOver) return null;
      entering ??= enter();
      return entering;
    },
    end,
  };
}

type Waiting = { readonly network: string; readonly round: number; readonly settle: (isGiven: boolean) => void };

/** A queue with one turn a round for each network; gives what ends a rendering (`maxMs` does too), null if too late. */
function createQueue(atOnce: number, maxMs: number): (network: string, url: string) => Promise<(() => void) | null> {
  /** In the order of arrival. */
  const waiting = new Set<Waiting>();
  /** The round of a network's last request, refused ones too: who asks for many delays itself, until a minute later. */
  const lastRounds = new LRUCache<string, number>({ max: MAX_NETWORKS, ttl: MINUTE_MS });
  let [free, round] = [atOnce, 0];
  const serve = () => {
    const [next] = [...waiting].sort((one, other) => one.round - other.round);
    if (free === 0 || !next) return;
    round = next.round;
    next.settle(true);
  };
  const begin = (url: string) => {
    free -= 1;
    const leave = () => {
      clearTimeout(timer);
      if (isLeft) return;
      isLeft = true;
      // Stored pages that were requested meanwhile are sent before the next turn.
      setImmediate(() => {
        free += 1;
        serve();
      });
    };
    let isLeft = false;
    const timer = setTimeout(() => {
      // Search words, names and numbers follow the first part of a path.
      log.error({ route: url.split(/[/?]/, 2).join('/') }, 'a rendering takes too long: the next one begins');
      leave();
    }, maxMs);
    return leave;
  };
  /** Refuses the oldest of the network that has most, whose turns so pass by sooner; `newest` if none has more. */
  const makeRoom = (newest: Waiting) => {
    const all = [...waiting];
    const count = ({ network }: Waiting) => all.filter((other) => other.network === network).length;
    const { network } = all.reduce((most, other) => (count(other) > count(most) ? other : most), newest);
    all.find((other) => other.network === network)?.settle(false);
  };
  return (network, url) =>
    new Promise((resolve) => {
      const own = Math.max(round, (lastRounds.get(network) ?? -1) + 1);
      lastRounds.set(network, own);
      const settle = (isGiven: boolean) => {
        clearTimeout(timer);
        waiting.delete(one);
        resolve(isGiven ? begin(url) : null);
      };
      const one = { network, round: own, settle };
      const timer = setTimeout(settle, MAX_WAIT_MS, false);
      waiting.add(one);
      if (waiting.size > MAX_WAITING) makeRoom(one);
      serve();
    });
}
