import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { headLimits } from '@/content/head-limits';
import { withDeadline } from '@/lib/http/timeout';
import { log } from '@/lib/log';
import { openPicture, type Picture } from './picture';
import { type OgImage, renderOgImage } from './render';
import { openStore } from './store';
import { getOgImageVersion, type OgImageSubject } from './subject';

/** On the disk; about 1,500 of them. One that was dropped is drawn again. */
const MAX_BYTES = 96 * 1024 * 1024;
/** Each takes a core for a fifth of a second. */
const MAX_DRAWINGS = 2;
/** Pictures of the backend that are read at once: they have a queue of their own, since they may hang. */
const MAX_PICTURES = 6;
/** For the place in that queue and the picture together; after it the Open Graph image is drawn without its picture. */
const PICTURE_TIMEOUT_MS = 3_000;
/** Open Graph images that may be under way; beyond, 503. */
const MAX_OG_IMAGES = 100;
/** Milliseconds before a picture that could not be fetched is fetched again. */
const RETRY_AFTER_MS = 60_000;

const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=60';
/** A file of the site does not hang. */
const NEVER = new AbortController().signal;

type Requested = { readonly kind: OgImageSubject['kind']; readonly id: string; readonly file: string };

/** Draws, keeps and serves Open Graph images; `folder` is where finished ones lie, `origin` where the backend's pictures do. */
export function openOgImages({ folder, origin }: { readonly folder: string; readonly origin: string | null }) {
  const store = openStore(folder, MAX_BYTES);
  const [drawings, pictures] = [pLimit(MAX_DRAWINGS), pLimit(MAX_PICTURES)];
  const drawing = new Map<string, Promise<OgImage>>();
  const incomplete = new LRUCache<string, OgImage>({ max: 50, ttl: RETRY_AFTER_MS });

  const getPicture = (picture: string | null): Promise<Picture | null> => {
    if (picture === null || picture.startsWith('/')) return drawings(() => openPicture(picture, null, NEVER));
    return withDeadline(PICTURE_TIMEOUT_MS, (signal) =>
      pictures(() => (signal.aborted ? null : openPicture(picture, origin, signal))),
    ).catch(() => null);
  };

  const draw = (subject: OgImageSubject, name: string): Promise<OgImage> => {
    if (drawing.size >= MAX_OG_IMAGES) throw new Error('too many Open Graph images are requested');
    const begun = Promise.all([subject.picture, ...(subject.others ?? [])].map(getPicture))
      .then(([picture = null, ...others]) => drawings(() => renderOgImage(subject, picture, others)))
      .then(async (image) => {
        if (image.isComplete) await store.put(name, image.jpeg);
        else incomplete.set(name, image);
        return image;
      })
      .finally(() => drawing.delete(name));
    drawing.set(name, begun);
    return begun;
  };

  /** The Open Graph image as it is today; drawn once, however many ask for it at once. */
  const getImage = async (subject: OgImageSubject): Promise<OgImage> => {
    const name = toName(subject, getOgImageVersion(subject));
    const kept = await store.get(name);
    if (kept) return { jpeg: kept, isComplete: true };
    return incomplete.get(name) ?? drawing.get(name) ?? draw(subject, name);
  };

  /**
   * Answers a request for version `file` ({12 hexadecimal digits}.jpg) of an image. A version that is kept is answered as it was; an older one that
   * is not, with the image of today; `find` says what the image is about (null: 404); when it fails, 503.
   */
  return async ({ kind, id, file }: Requested, find: () => Promise<OgImageSubject | null>): Promise<Response> => {
    const version = /^([0-9a-f]{12})\.jpg$/.exec(file)?.[1];
    if (!version) return new Response(null, { status: 404 });
    try {
      const kept = await store.get(toName({ kind, id }, version));
      if (kept) return answer(kept, FOREVER);
      const subject = await find();
      if (!subject) return new Response(null, { status: 404 });
      const { jpeg, isComplete } = await getImage(subject);
      return answer(jpeg, isComplete && version === getOgImageVersion(subject) ? FOREVER : BRIEFLY);
    } catch (error) {
      log.error({ kind, error }, 'an Open Graph image cannot be made now');
      return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
    }
  };
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
