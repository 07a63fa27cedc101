import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { dataPolicy } from '@/content/documents';
import { messages } from '@/content/messages';
import { secondsToWait } from '@/lib/limiter';
import { log } from '@/lib/log';
import { type FormAnswer, toResponse } from './answer';
import { check } from './check';
import { clientAddress } from './client-address';
import { deadlinesFrom } from './deadline';
import { readBody } from './read-body';
import { isFromThisSite } from './same-site';
import type { FormKind } from './schemas';
import type { Content } from './submission';
import { keyOfContent, submit, type Ways } from './submit';
import { TRAP_FIELD } from './trap';

export type FormDependencies = Ways & {
  readonly limiter: RateLimiterAbstract;
  readonly siteUrl: string;
  readonly trustedProxies: number;
};

const { forms } = messages;
const FAULTS = {
  unsupported: { code: 415, message: forms.unsupported },
  tooLarge: { code: 413, message: forms.tooLarge },
  tooSlow: { code: 408, message: forms.tooSlow },
  invalid: { code: 422, message: forms.invalid, errors: {} },
} as const satisfies Record<string, FormAnswer>;

/** The POST handler of a form: limits, guards, validates, stores and forwards; never throws, never says more than `{ code, message, errors }`. */
export function createFormHandler(
  kind: FormKind,
  dependencies: FormDependencies,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const wantsPage = (request.headers.get('accept') ?? '').includes('text/html');
    try {
      return toResponse(await answerTo(kind, dependencies, request), wantsPage);
    } catch (error) {
      log.error({ kind, error: error instanceof Error ? error.name : 'unknown' }, 'a form could not be handled');
      return toResponse({ code: 503, message: forms.unreachable }, wantsPage);
    }
  };
}

async function answerTo(
  kind: FormKind,
  { limiter, siteUrl, trustedProxies, ...ways }: FormDependencies,
  request: Request,
): Promise<FormAnswer> {
  // First of all, so that nothing that is refused comes for free.
  const retryAfter = await secondsToWait(limiter, clientAddress(request.headers, trustedProxies));
  if (retryAfter > 0) return { code: 429, message: forms.tooMany, retryAfter };
  if (!isFromThisSite(request.headers, siteUrl)) return { code: 403, message: forms.foreign };
  const body = await readBody(request);
  if ('fault' in body) return FAULTS[body.fault];
  if (body.fields[TRAP_FIELD]) return { code: 200, message: forms.received };
  const checked = check(kind, body.fields);
  if ('errors' in checked) return { code: 422, message: forms.invalid, errors: checked.errors };
  const content = { kind, payload: checked.payload };
  const key = keyOf(request.headers.get('idempotency-key'), content);
  const now = Date.now();
  return submit(ways, { ...content, key, policyVersion: dataPolicy.version, createdAt: now }, deadlinesFrom(now));
}

/** The page's key, or, for a plain post, one made of the content: the same message sent twice without JavaScript is one message. */
function keyOf(sent: string | null, content: Content): string {
  return sent && /^[\w-]{16,64}$/.test(sent) ? `${content.kind}:${sent}` : keyOfContent(content);
}
