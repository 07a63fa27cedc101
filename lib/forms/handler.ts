import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { ValidationError } from 'yup';
import { messages } from '@/content/messages';
import { log } from '@/lib/log';
import { pick } from '@/lib/pick';
import { type FormAnswer, toResponse } from './answer';
import { clientAddress } from './client-address';
import type { Send } from './delivery';
import { secondsToWait } from './limiter';
import { type Fields, readBody } from './read-body';
import { isFromThisSite } from './same-site';
import { type FormKind, schemas } from './schemas';
import { keyOfContent, type Outbox, submit } from './submit';
import { TRAP_FIELD } from './trap';

export type FormDependencies = {
  readonly outbox: () => Promise<Outbox>;
  readonly send: Send;
  readonly limiter: RateLimiterAbstract;
  readonly siteUrl: string;
  readonly trustedProxies: number;
};

const { forms } = messages;
const FAULTS = {
  unsupported: { code: 415, message: forms.unsupported },
  tooLarge: { code: 413, message: forms.tooLarge },
  invalid: { code: 422, message: forms.invalid, errors: {} },
} as const satisfies Record<string, FormAnswer>;

/** The POST handler of a form: guards, limits, validates, stores and forwards; never throws, never says more than `{ code, message, errors }`. */
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
  { outbox, send, limiter, siteUrl, trustedProxies }: FormDependencies,
  request: Request,
): Promise<FormAnswer> {
  if (!isFromThisSite(request.headers, siteUrl)) return { code: 403, message: forms.foreign };
  const body = await readBody(request);
  if ('fault' in body) return FAULTS[body.fault];
  const retryAfter = await secondsToWait(limiter, clientAddress(request.headers, trustedProxies));
  if (retryAfter > 0) return { code: 429, message: forms.tooMany, retryAfter };
  if (body.fields[TRAP_FIELD]) return { code: 200, message: forms.received };
  const checked = check(kind, body.fields);
  if ('errors' in checked) return { code: 422, message: forms.invalid, errors: checked.errors };
  const key = keyOf(request.headers.get('idempotency-key'), kind, checked.payload);
  return submit(await outboxNow(outbox), send, { key, kind, payload: checked.payload });
}

/** A database that is busy or out of reach for now must not stop a message that the backend would take. */
async function outboxNow(open: FormDependencies['outbox']): Promise<Outbox> {
  try {
    return await open();
  } catch (error) {
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'the outbox cannot be opened now');
    return null;
  }
}

type Checked = { readonly payload: Record<string, string> } | { readonly errors: Record<string, string> };

function check(kind: FormKind, fields: Fields): Checked {
  try {
    const schema = schemas[kind];
    const known = pick(scalars(fields), Object.keys(schema.fields));
    const { policy: _, ...payload } = schema.validateSync(known, { abortEarly: false, stripUnknown: true });
    return { payload };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The first fault of a field is the one to show.
    const pairs = error.inner.map(({ path, errors }) => [path ?? '', errors[0] ?? '']).reverse();
    return { errors: Object.fromEntries(pairs) };
  }
}

/** yup trips over lists and objects where a text should be; for a form they are as good as nothing. */
function scalars(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  );
}

/** The page's key, or, for a plain post, one made of the content: the same message sent twice without JavaScript is one message. */
function keyOf(sent: string | null, kind: FormKind, payload: Record<string, string>): string {
  if (sent && /^[\w-]{16,64}$/.test(sent)) return `${kind}:${sent}`;
  return keyOfContent({ kind, payload });
}
