import { env } from '@/lib/env';
import { createFairQueue } from '@/lib/http/fair-queue';
import { getShares } from '@/lib/http/limiter';
import { log } from '@/lib/log';
import { getCurrentRequest, type Refusal, type RequestContext, runInRequest } from '@/lib/request-context';
import { decodeParam } from '@/lib/routes';
import type { Middleware } from './middleware';
import type { PageResponse } from './page-response';
import { getSecondsToWait, isEndless } from './rate-limit';
import { GIVE_WAY } from './requests-under-way';

/** Longer than two hundred pages take that nobody has seen before. */
const MAX_WAIT_MS = 30_000;
/** One page at a time: one thread makes them. Of those that wait for a backend a few, each of which holds a megabyte. */
const PLACES = env.backendUrl ? 16 : 1;
/** A page takes 30 ms, the first one of a cold and busy host two seconds, and each of its reads up to 3.5. */
const MAX_RENDERING_MS = env.backendUrl ? 8_000 : 5_000;
const TOO_LATE: Refusal = { status: 503, retryAfter: 30 };
/** Whoever asks at full speed is slowed down, so that others are answered meanwhile. */
const REFUSAL_DELAY_MS = 150;
/** Half a turn: in each round the pages of the catalogue come before those without end, which nobody can starve. */
const ENDLESS_DELAY = 0.5;

const waitForPlace = createFairQueue(PLACES, MAX_WAIT_MS, MAX_RENDERING_MS);
/** Responses that wait for an answer, each with its path. */
const unanswered = new Map<PageResponse, string>();

/** Renders by `render`; a page that is not stored waits for its turn. Requests for one path share one rendering and one place. */
export function queueRendering(render: Middleware): Middleware {
  return async (request, response, next) => {
    const end = new AbortController();
    const context = { id: '', address: 'unknown', ...getCurrentRequest() };
    let entering: Promise<Refusal | null> | undefined;
    const rendering = {
      enter: () => {
        entering ??= enter(context, response, end);
        return entering;
      },
      end: () => end.abort(),
    };
    const forget = () => unanswered.delete(response);
    unanswered.set(response.once('close', forget), getPath(request.url));
    try {
      await runInRequest({ ...context, rendering }, () => render(request, response, next));
    } finally {
      // What the framework renders behind the answer takes no place.
      end.abort();
      forget();
    }
  };
}

async function enter(context: RequestContext, response: PageResponse, end: AbortController): Promise<Refusal | null> {
  if (end.signal.aborted) return null;
  const url = response.req.url ?? '';
  const refusal = (await getRefusal(url, context.address)) ?? (await takePlace(context, response, end, url));
  if (refusal) end.abort();
  if (refusal?.status === 429) await new Promise((resolve) => setTimeout(resolve, REFUSAL_DELAY_MS));
  return refusal;
}

async function takePlace(
  { address }: RequestContext,
  response: PageResponse,
  { signal }: AbortController,
  url: string,
): Promise<Refusal | null> {
  const delay = isEndless(url) ? ENDLESS_DELAY : 0;
  const onTakenBack = () => noteTakenBack(url);
  const isGiven = await Promise.race([
    waitForPlace({ shares: getShares(address), delay, end: signal, onTakenBack }),
    waitToGiveWay(response),
  ]);
  response.removeAllListeners(GIVE_WAY);
  if (signal.aborted) return null;
  if (!isGiven || !isAwaited(response)) return TOO_LATE;
  // It may have invented more while it waited.
  return getRefusal('', address);
}

/** Resolves to false when `response` must make room; where others wait for its rendering only its connection ends. */
function waitToGiveWay(response: PageResponse): Promise<false> {
  return new Promise((resolve) => {
    response.once(GIVE_WAY, () => {
      unanswered.delete(response);
      if (isAwaited(response)) response.req.socket.destroy();
      else resolve(false);
    });
  });
}

/** False when every client that requested this path has disconnected: others may wait for the rendering of one that has. */
function isAwaited(response: PageResponse): boolean {
  const path = unanswered.get(response) ?? getPath(response.req.url);
  return [...unanswered].some(([other, wanted]) => wanted === path && !other.req.socket.destroyed);
}

const getPath = (url = '') => decodeParam(url.split('?', 1)[0] ?? '');

function noteTakenBack(url: string): void {
  // Search words, names and numbers follow the first part of a path.
  log.error(
    { route: url.split(/[/?]/, 2).join('/') },
    'a rendering took too long: its place in the queue was taken back',
  );
}

async function getRefusal(url: string, address: string): Promise<Refusal | null> {
  const retryAfter = await getSecondsToWait(url, address);
  return retryAfter > 0 ? { status: 429, retryAfter } : null;
}
