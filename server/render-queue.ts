import { createFairSemaphore } from '@/lib/http/fair-semaphore';
import { getCurrentRequest, type Refusal, type RequestContext } from '@/lib/http/request-context';
import type { Middleware } from './middleware';
import { getSecondsToWait } from './rate-limit';

/** Pages rendered at once: one thread makes them, and stored pages are sent between them. */
const CONCURRENCY = 1;
/** Longer than two hundred pages take that nobody has seen before. */
const MAX_WAIT_MS = 30_000;
const RETRY_AFTER_SECONDS = 30;
/** Whoever asks at full speed is slowed down, so that others are answered meanwhile. */
const REFUSAL_DELAY_MS = 150;

const acquireSlot = createFairSemaphore(CONCURRENCY, MAX_WAIT_MS);

/** Lets a page that is not stored wait for its turn: requests for one path share one rendering and one place in the queue. */
export const queueRendering: Middleware = ({ url = '' }, _, next) => {
  const context = getCurrentRequest();
  let entering: Promise<Refusal | null> | undefined;
  if (context)
    context.enterRenderQueue = () => {
      entering ??= enter(context, url);
      return entering;
    };
  next();
};

async function enter(context: RequestContext, url: string): Promise<Refusal | null> {
  const refusal = (await getRefusal(url, context.address)) ?? (await takeSlot(context));
  if (refusal?.status === 429) await new Promise((resolve) => setTimeout(resolve, REFUSAL_DELAY_MS));
  return refusal;
}

async function takeSlot(context: RequestContext): Promise<Refusal | null> {
  const release = await acquireSlot(context.address).catch(() => null);
  if (!release) return { status: 503, retryAfter: RETRY_AFTER_SECONDS };
  // It may have invented more while it waited.
  const refusal = await getRefusal('', context.address);
  if (refusal) release();
  // Stored pages that were asked for meanwhile are sent before the next rendering begins.
  else context.leaveRenderQueue = () => void setImmediate(release);
  return refusal;
}

async function getRefusal(url: string, address: string): Promise<Refusal | null> {
  const retryAfter = await getSecondsToWait(url, address);
  return retryAfter > 0 ? { status: 429, retryAfter } : null;
}
