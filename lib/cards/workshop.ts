import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { log } from '@/lib/log';
import { type Card, drawCard } from './draw';
import { CARD } from './size';
import { openStore } from './store';
import { type CardSubject, cardVersion } from './subject';

/** On the disk; about 1,500 cards. A card that was dropped is drawn again. */
const MOST_BYTES = 96 * 1024 * 1024;
/** Each takes a core for a fifth of a second. */
const AT_ONCE = 2;
/** Cards that may wait for their turn; beyond, 503. */
const MOST_WAITING = 100;
/** Milliseconds before a picture that could not be had is asked for again. */
const TRY_AGAIN = 60_000;

const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=60';

type Requested = { readonly kind: CardSubject['kind']; readonly id: string; readonly file: string };

/** Draws, keeps and serves cards; `folder` is where finished ones lie, `origin` where the backend's pictures do. */
export function openWorkshop({ folder, origin }: { readonly folder: string; readonly origin: string | null }) {
  const store = openStore(folder, MOST_BYTES);
  const line = pLimit(AT_ONCE);
  const drawing = new Map<string, Promise<Card>>();
  const incomplete = new LRUCache<string, Card>({ max: 50, ttl: TRY_AGAIN });

  const draw = (subject: CardSubject, name: string): Promise<Card> => {
    if (line.pendingCount >= MOST_WAITING) throw new Error('too many cards are asked for');
    const begun = line(() => drawCard(subject, origin))
      .then(async (card) => {
        if (card.isWhole) await store.put(name, card.jpeg);
        else incomplete.set(name, card);
        return card;
      })
      .finally(() => drawing.delete(name));
    drawing.set(name, begun);
    return begun;
  };

  /** The card as it is today; drawn once, however many ask for it at once. */
  const cardOf = async (subject: CardSubject): Promise<Card> => {
    const name = nameOf(subject, cardVersion(subject));
    const kept = await store.get(name);
    if (kept) return { jpeg: kept, isWhole: true };
    return incomplete.get(name) ?? drawing.get(name) ?? draw(subject, name);
  };

  /**
   * Answers a request for version `file` ({12 hexadecimal digits}.jpg) of a card. A version that is kept is answered as it was; an older one that is
   * not, with the card of today; `find` says what the card is about (null: 404); when it fails, 503.
   */
  return async ({ kind, id, file }: Requested, find: () => Promise<CardSubject | null>): Promise<Response> => {
    const version = /^([0-9a-f]{12})\.jpg$/.exec(file)?.[1];
    if (!version) return new Response(null, { status: 404 });
    try {
      const kept = await store.get(nameOf({ kind, id }, version));
      if (kept) return answer(kept, FOREVER);
      const subject = await find();
      if (!subject) return new Response(null, { status: 404 });
      const { jpeg, isWhole } = await cardOf(subject);
      return answer(jpeg, isWhole && version === cardVersion(subject) ? FOREVER : BRIEFLY);
    } catch (error) {
      log.error({ kind, error: error instanceof Error ? error.name : 'unknown' }, 'a card cannot be made now');
      return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
    }
  };
}

function answer(jpeg: Buffer, caching: string): Response {
  return new Response(new Uint8Array(jpeg), {
    headers: {
      'Content-Type': CARD.type,
      'Content-Length': String(jpeg.length),
      'Cache-Control': caching,
    },
  });
}

function nameOf({ kind, id }: { readonly kind: string; readonly id: string }, version: string): string {
  return `${kind}-${id}-${version}.jpg`;
}
