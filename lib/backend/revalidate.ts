import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { getClientIp } from '@/lib/http/client-ip';
import { countSecondsToWait } from '@/lib/http/limiter';
import { limitedText } from '@/lib/http/read-body';
import { isRecord } from '@/lib/http/records';
import { log } from '@/lib/log';
import { parseId } from '@/lib/routes';
import { tags, toTag } from './tags';

export type RevalidateDependencies = {
  /** Without one the webhook is closed. */
  readonly secret: string | undefined;
  readonly limiter: RateLimiterAbstract;
  readonly trustedProxies: number;
  /** Marks everything with this tag as out of date; pages are served as they are until they have been made anew. */
  readonly revalidate: (tag: string) => void;
  /** Drops everything with this tag: the next visitor waits for the new page. */
  readonly expire: (tag: string) => void;
};

const NAMED: readonly string[] = [tags.suggested, tags.services, tags.categories, tags.search];

/** The handler of POST /api/revalidate: `{ tags }` or `{ all: true }` from who knows the secret; answers `{ code, revalidated }`. */
export function createRevalidateHandler(dependencies: RevalidateDependencies): (request: Request) => Promise<Response> {
  const { secret, trustedProxies, revalidate, expire } = dependencies;
  return async (request) => {
    const { limiter } = dependencies;
    const wait = await countSecondsToWait(limiter, getClientIp(request.headers, trustedProxies));
    if (wait > 0) return refuse(429, 'Too many calls', { 'Retry-After': String(wait) });
    const text = await limitedText(request);
    if (typeof text !== 'string') return refuse(FAULTS[text.fault].code, FAULTS[text.fault].message);
    if (!isAuthorized(request.headers, text, secret))
      return refuse(401, 'The secret is missing or wrong', { 'WWW-Authenticate': 'Bearer' });
    const wanted = readTags(text);
    if (!wanted) return refuse(422, 'Send {"tags":["product:2","category:1","suggested"]} or {"all":true}');
    const revalidated = withLists(wanted);
    for (const tag of revalidated) revalidate(tag);
    // What was missing may be there now, and a 404 is no good copy to keep.
    expire(tags.missing);
    log.info({ tags: revalidated.slice(0, 20), count: revalidated.length }, 'revalidated');
    return Response.json({ code: 200, revalidated }, { headers: NO_STORE });
  };
}

/** The tags that a body asks for, each once, or null when any of it is not of the documented forms. */
function readTags(body: string): string[] | null {
  try {
    const value: unknown = JSON.parse(body);
    if (!isRecord(value)) return null;
    if ('all' in value) return value.all === true && !('tags' in value) ? [tags.everything] : null;
    const list = 'tags' in value && Array.isArray(value.tags) ? (value.tags as unknown[]) : [];
    return list.length > 0 && list.every(isTag) ? [...new Set(list)] : null;
  } catch {
    return null;
  }
}

/** True for a bearer token that is the secret or an X-Signature of the body made with it; both are compared in constant time. */
export function isAuthorized(headers: Headers, body: string, secret: string | undefined): boolean {
  if (!secret) return false;
  const [, token = ''] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const signature = headers.get('x-signature') ?? '';
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  // Both always, so that the time does not tell which one was tried.
  return [isEqual(token, secret), isEqual(signature, expected)].includes(true);
}

function isTag(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [kind, id, ...more] = value.split(':');
  if (id === undefined) return NAMED.includes(value);
  return more.length === 0 && (kind === 'product' || kind === 'category') && parseId(id) !== null;
}

/** Lists carry the tags of their products, except those too long for it. */
function withLists(wanted: readonly string[]): string[] {
  const product = toTag({ verb: 'product', id: '' });
  return wanted.some((tag) => tag.startsWith(product)) ? [...wanted, tags.longLists] : [...wanted];
}

/** Hashes have the same length whatever is compared. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

const FAULTS = {
  tooLarge: { code: 413, message: 'The body may have 64 KB' },
  tooSlow: { code: 408, message: 'The body did not arrive in time' },
  invalid: { code: 422, message: 'The body did not arrive whole' },
};

const NO_STORE = { 'Cache-Control': 'no-store' };

function refuse(code: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ code, message }, { status: code, headers: { ...NO_STORE, ...headers } });
}
