import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@/lib/env';
import { getSiteNetwork } from '@/lib/http/client-ip';
import { log } from '@/lib/log';
import { getCurrentRequest, type Refusal, type Rendering, runInRequest } from '@/lib/request-context';
import { routes } from '@/lib/routes';
import type { Middleware } from './middleware';
import { getSecondsToWait } from './rate-limit';

/** One page at a time: one thread makes them. Of those that wait for a backend a few, each of which holds a megabyte. */
const PAGES_AT_ONCE = env.backendUrl ? 16 : 1;
/** Open Graph images, most of whose work is done beside the thread. */
const DRAWINGS_AT_ONCE = 2;
/** Longer than two hundred pages take that nobody has seen before. */
const MAX_WAIT_MS = 30_000;
/** Fewer than all requests that may be under way (server/requests-under-way.ts): stored pages are sent meanwhile. */
const MAX_WAITING = 240;
/** A page takes 30 ms, the first one of a cold and busy host two seconds, and each of its reads up to 3.5. */
const MAX_RENDERING_MS = env.backendUrl ? 8_000 : 5_000;
/** On a busy host an image takes two seconds, and its picture of the backend up to three; the first one reads its fonts. */
const MAX_DRAWING_MS = 15_000;
const TOO_LATE: Refusal = { status: 503, retryAfter: 30 };
/** Whoever asks at full speed is slowed down, so that others are answered meanwhile. */
const REFUSAL_DELAY_MS = 150;

const pages = createQueue(PAGES_AT_ONCE, MAX_RENDERING_MS);
const drawings = createQueue(DRAWINGS_AT_ONCE, MAX_DRAWING_MS);

/** Renders by `render`; a page that is not stored waits for its turn. */
export function queueRendering(render: Middleware): Middleware {
  return async (request, response, next) => {
    const context = { id: '', address: 'unknown', ...getCurrentRequest() };
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
    if (isOver) end();
    return leave ? null : TOO_LATE;
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

type Waiting = { readonly network: string; readonly settle: (isGiven: boolean) => void };

/**
 * A queue for so many renderings at once, in which each network has its turn: one that asks for many waits for itself. Resolves to what ends
 * the rendering, at the latest after `maxMs`, or to null: it waited too long, or came when the queue was full of its network's.
 */
function createQueue(atOnce: number, maxMs: number): (network: string, url: string) => Promise<(() => void) | null> {
  /** Those that wait by network, the next network first. */
  const lines = new Map<string, readonly Waiting[]>();
  let free = atOnce;
  const remove = (one: Waiting) => {
    const rest = lines.get(one.network)?.filter((other) => other !== one) ?? [];
    lines.delete(one.network);
    if (rest.length > 0) lines.set(one.network, rest);
  };
  const serve = () => {
    const [[next] = []] = lines.values();
    if (free > 0) next?.settle(true);
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
  return (network, url) =>
    new Promise((resolve) => {
      const settle = (isGiven: boolean) => {
        clearTimeout(timer);
        remove(one);
        resolve(isGiven ? begin(url) : null);
      };
      const one = { network, settle };
      const timer = setTimeout(settle, MAX_WAIT_MS, false);
      const line = [...(lines.get(network) ?? []), one];
      lines.set(network, line);
      const all = [...lines.values()];
      const longest = all.reduce((most, other) => (other.length > most.length ? other : most), line);
      if (all.flat().length > MAX_WAITING) longest.at(-1)?.settle(false);
      serve();
    });
}
