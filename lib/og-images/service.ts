import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { headLimits } from '@/content/head-limits';
import { countSecondsToWait, createBudget, getShares } from '@/lib/http/limiter';
import { withDeadline } from '@/lib/http/timeout';
import { log } from '@/lib/log';
import { openPicture, type Picture } from './picture';
import { type OgImage, renderOgImage } from './render';
import { openStore } from './store';
import { getOgImageVersion, type OgImageSubject } from './subject';

/** On the disk; about 1,500 of them. One that was dropped is drawn again. */
const MAX_BYTES = 96 * 1024 * 1024;
/** Each takes a core for a fifth of a second, on a busy machine for more than a second. */
const MAX_DRAWINGS = 2;
/** Of one address; its network may have some more (lib/http/limiter.ts). An image that is kept is no drawing. */
const DRAWINGS_PER_MINUTE = 30;
/** Pictures of the backend that are read at once: they have a queue of their own, since they may hang. */
const MAX_PICTURES = 6;
/** For the place in that queue and the picture together; after it the Open Graph image is drawn without its picture. */
const PICTURE_TIMEOUT_MS = 3_000;
/** Open Graph images that may be under way or wait for their turn; beyond, 503. */
const MAX_OG_IMAGES = 100;
/** Milliseconds before a picture that could not be fetched is fetched again. */
const RETRY_AFTER_MS = 60_000;

const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=60';

type Requested = {
  readonly kind: OgImageSubject['kind'];
  readonly id: string;
  readonly file: string;
  /** Whose budget a drawing takes from (getClientIp). */
  readonly address: string;
  /** Aborts when who asks hangs up. */
  readonly signal: AbortSignal;
};

/** An image that is under way, for whoever asks for it meanwhile; `left` aborts when all of them have hung up. */
type Drawing = { readonly image: Promise<OgImage>; readonly left: AbortController; waiting: number };

/** Draws, keeps and serves Open Graph images; `folder` is where finished ones lie, `origin` where the backend's pictures do. */
export function openOgImages({ folder, origin }: { readonly folder: string; readonly origin: string | null }) {
  const store = openStore(folder, MAX_BYTES);
  const budget = createBudget('drawings', DRAWINGS_PER_MINUTE);
  const [drawings, pictures] = [pLimit(MAX_DRAWINGS), pLimit(MAX_PICTURES)];
  const underWay = new Map<string, Drawing>();
  const incomplete = new LRUCache<string, OgImage>({ max: 50, ttl: RETRY_AFTER_MS });

  /** Seconds until `address` may have one more image drawn; 0 when it may now. */
  const countDrawing = async (address: string): Promise<number> => {
    for (const [client, share] of getShares(address)) {
      const seconds = await countSecondsToWait(budget[share], client);
      if (seconds > 0) return seconds;
    }
    return 0;
  };

  /** A picture of the backend, or null: not had in time, or not waited for any more. */
  const fetchPicture = (picture: string, left: AbortSignal): Promise<Picture | null> =>
    withDeadline(PICTURE_TIMEOUT_MS, (signal) =>
      pictures(() => (signal.aborted || left.aborted ? null : openPicture(picture, origin, signal))),
    ).catch(() => null);

  const draw = async (subject: OgImageSubject, name: string, left: AbortSignal): Promise<OgImage> => {
    const { picture } = subject;
    const fetched = picture && !picture.startsWith('/') ? await fetchPicture(picture, left) : null;
    return drawings(async () => {
      left.throwIfAborted();
      // One of the site is opened in its turn: a line of them holds no decoded pictures.
      const image = await renderOgImage(subject, fetched ?? (await openOwnPicture(picture, left)));
      if (image.isComplete) await store.put(name, image.jpeg);
      else incomplete.set(name, image);
      return image;
    });
  };

  const begin = (subject: OgImageSubject, name: string): Drawing => {
    if (underWay.size >= MAX_OG_IMAGES) throw new Error('too many Open Graph images are requested');
    const left = new AbortController();
    const begun: Drawing = { image: draw(subject, name, left.signal), left, waiting: 0 };
    const end = () => {
      if (underWay.get(name) === begun) underWay.delete(name);
    };
    underWay.set(name, begun);
    left.signal.addEventListener('abort', end);
    begun.image.then(end, end);
    return begun;
  };

  /** Waits for an image that is under way; it leaves the line when nobody waits for it any more. */
  const waitFor = (one: Drawing, signal: AbortSignal): Promise<OgImage> => {
    one.waiting += 1;
    const leave = () => {
      one.waiting -= 1;
      if (one.waiting === 0) one.left.abort();
    };
    signal.addEventListener('abort', leave, { once: true });
    return one.image.finally(() => signal.removeEventListener('abort', leave));
  };

  /** The image of `subject` as it is kept, or null. */
  const getKept = async (name: string): Promise<OgImage | null> => {
    const kept = await store.get(name);
    return kept ? { jpeg: kept, isComplete: true } : (incomplete.get(name) ?? null);
  };

  /**
   * Answers a request for version `file` ({12 hexadecimal digits}.jpg) of an image. A version that is kept is answered as it was; an older one that
   * is not, with the image of today; `find` says what the image is about (null: 404); when it fails, 503. A drawing above the budget is a 429.
   */
  return async (asked: Requested, find: () => Promise<OgImageSubject | null>): Promise<Response> => {
    const { kind, id, file, address, signal } = asked;
    const version = /^([0-9a-f]{12})\.jpg$/.exec(file)?.[1];
    if (!version) return new Response(null, { status: 404 });
    try {
      const old = await store.get(toName({ kind, id }, version));
      if (old) return answer(old, FOREVER);
      const subject = await find();
      if (!subject) return new Response(null, { status: 404 });
      const current = getOgImageVersion(subject);
      const name = toName(subject, current);
      const kept = await getKept(name);
      const seconds = kept ? 0 : await countDrawing(address);
      if (seconds > 0) return new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
      signal.throwIfAborted();
      const { jpeg, isComplete } = kept ?? (await waitFor(underWay.get(name) ?? begin(subject, name), signal));
      return answer(jpeg, isComplete && version === current ? FOREVER : BRIEFLY);
    } catch (error) {
      if (!signal.aborted) log.error({ kind, error }, 'an Open Graph image cannot be made now');
      return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
    }
  };
}

/** A picture of the site; null for none, and for the address of another. */
function openOwnPicture(picture: string | null, signal: AbortSignal): Promise<Picture | null> {
  return openPicture(picture?.startsWith('/') ? picture : null, null, signal);
}

function answer(jpeg: Buffer, caching: string): Response {
  return new Response(new Uint8Array(jpeg), {
    headers: {
      'Content-Type': headLimits.ogImage.type,
      'Content-Length': String(jpeg.length),
      'Cache-Control': caching,
    },
  });
}

function toName({ kind, id }: { readonly kind: string; readonly id: string }, version: string): string {
  return `${kind}-${id}-${version}.jpg`;
}
