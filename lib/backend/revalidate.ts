import { createHash, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { env } from '@/lib/env';
import { getClientIp } from '@/lib/http/client-ip';
import { limitedText } from '@/lib/http/form-requests';
import { countSecondsToWait, createLimiter } from '@/lib/http/limiter';
import { isRecord } from '@/lib/http/records';
import { log } from '@/lib/log';
import { remember } from '@/lib/remember';
import { parseId } from '@/lib/routes';
import { tags, toTag } from './tags';

/** Made at the first call: a build connects to nothing. */
const getLimiter = () => remember('revalidate limiter', () => createLimiter('revalidate', 300));

/** POST /api/revalidate: `{ tags }` or `{ all: true }` with the secret; answers `{ code, revalidated }`. */
export async function receiveWebhook(request: Request): Promise<Response> {
  const wait = await countSecondsToWait(getLimiter(), getClientIp(request.headers, env.trustedProxies));
  if (wait > 0) return answer(429, { message: 'Too many calls' }, { 'Retry-After': String(wait) });
  const text = await limitedText(request);
  if (typeof text !== 'string')
    return answer(FAULTS[text.fault], { message: 'The body must arrive whole, in time and with at most 64 KB' });
  if (!isAuthorized(request.headers, env.revalidateSecret))
    return answer(401, { message: 'The secret is missing or wrong' }, { 'WWW-Authenticate': 'Bearer' });
  const revalidated = readTags(text);
  if (!revalidated)
    return answer(422, { message: 'Send {"tags":["product:2","category:1","suggested"]} or {"all":true}' });
  // A page is served until the new one is there: `{ expire: 0 }` would drop the good copy while the backend fails.
  for (const tag of revalidated) revalidateTag(tag, 'max');
  // What was missing may be there now, and a 404 is no good copy to keep.
  revalidateTag(tags.missing, { expire: 0 });
  log.info({ tags: revalidated.slice(0, 20), count: revalidated.length }, 'revalidated');
  return answer(200, { revalidated });
}

const FAULTS = { tooLarge: 413, tooSlow: 408, invalid: 422 } as const;

function answer(code: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json({ code, ...body }, { status: code, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** True for a bearer token that is the secret; compares hashes, of equal length, in constant time. */
export function isAuthorized(headers: Headers, secret: string | undefined): boolean {
  if (!secret) return false;
  const [, token = ''] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(token), hash(secret));
}

/** The tags that a body asks for, each once, or null when any of it is not of the documented forms. */
function readTags(body: string): string[] | null {
  try {
    const value: unknown = JSON.parse(body);
    if (!isRecord(value)) return null;
    if ('all' in value) return value.all === true && !('tags' in value) ? [tags.everything] : null;
    const list: readonly unknown[] = Array.isArray(value.tags) ? value.tags : [];
    if (list.length === 0 || !list.every(isTag)) return null;
    const hasProduct = list.some((tag) => tag.startsWith(toTag({ verb: 'product', id: '' })));
    return [...new Set(hasProduct ? [...list, tags.lists] : list)];
  } catch {
    return null;
  }
}

const NAMED: readonly string[] = [tags.suggested, tags.services, tags.categories, tags.search];

function isTag(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, id] = /^(?:product|category):(.*)$/.exec(value) ?? [];
  return id === undefined ? NAMED.includes(value) : parseId(id) !== null;
}
