import { ValidationError } from 'yup';
import { fieldErrors } from '@/content/client/sent-form';
import { dataPolicy } from '@/content/documents';
import { formMessages as forms } from '@/content/form-messages';
import { env } from '@/lib/env';
import { getClientIp } from '@/lib/http/client-ip';
import { type Fields, isFromThisSite, readBody } from '@/lib/http/form-requests';
import { spend } from '@/lib/http/limiter';
import { pick } from '@/lib/http/records';
import { log } from '@/lib/log';
import { parseList } from '@/lib/quotation-list/address';
import { readOldList } from '@/lib/quotation-list/list-text';
import { remember } from '@/lib/remember';
import { type FormAnswer, toResponse } from './answer';
import { BusyError, countMessage, createBudgets } from './budgets';
import { type FormKind, HONEYPOT_FIELD, listFields } from './fields';
import { type Content, getKey, toParts } from './message';
import { getSiteKey } from './outbox';
import { schemas } from './schemas';
import { submit } from './submit';

/** Of all addresses together; a network may have a third of it, which is enough for one address. */
const MESSAGES_PER_MINUTE = Math.max(60, 3 * env.formsPerMinute);
/** Of the whole process, made at the first message: both forms count together, and a build connects to nothing. */
const getBudgets = () => remember('budgets of forms', () => createBudgets(env.formsPerMinute, MESSAGES_PER_MINUTE));

const FAULTS = {
  unsupported: { code: 415, message: forms.unsupported },
  tooLarge: { code: 413, message: forms.tooLarge },
  tooSlow: { code: 408, message: forms.tooSlow },
  invalid: { code: 422, message: forms.invalid, errors: {} },
} as const satisfies Record<string, FormAnswer>;

/** The POST handler of a form: limits, checks, stores, sends; never throws, tells only `{ code, message, errors }`. */
function createFormHandler(kind: FormKind) {
  return async (request: Request): Promise<Response> => {
    const wantsPage = (request.headers.get('accept') ?? '').includes('text/html');
    try {
      const answer = await answerTo(kind, request);
      // A visitor whose message was accepted must not see a failure because a number is missing.
      return toResponse(answer, wantsPage, answer.reference ? await getSiteKey().catch(() => null) : null);
    } catch (error) {
      if (error instanceof BusyError)
        return toResponse({ code: 429, message: forms.busy, retryAfter: error.seconds }, wantsPage, null);
      log.error({ kind, error }, 'a form could not be handled');
      return toResponse({ code: 503, message: forms.unreachable }, wantsPage, null);
    }
  };
}

/** POST /api/contact. */
export const postContact = createFormHandler('contact');

/** POST /api/quotation. */
export const postQuotation = createFormHandler('quotation');

async function answerTo(kind: FormKind, request: Request): Promise<FormAnswer> {
  const budgets = getBudgets();
  const arrival = Date.now();
  // First, so that refused requests count too.
  const visitor = getClientIp(request.headers, env.trustedProxies);
  const retryAfter = await spend(budgets.posts, visitor);
  if (retryAfter > 0) return { code: 429, message: forms.tooMany, retryAfter };
  const counting = Date.now() - arrival;
  if (!isFromThisSite(request.headers, env.siteUrl, env.isIndexable)) return { code: 403, message: forms.foreign };
  const body = await readBody(request);
  if ('fault' in body) return FAULTS[body.fault];
  const checked = check(kind, body.fields);
  if ('errors' in checked) return { code: 422, message: forms.invalid, errors: checked.errors };
  const message = {
    ...checked.content,
    key: getKey(request.headers.get('idempotency-key'), checked.content),
    policyVersion: dataPolicy.version,
    createdAt: Date.now(),
    isSuspected: Boolean(body.fields[HONEYPOT_FIELD]),
  };
  // What is stored and sent: each call has the whole text.
  const size = Buffer.byteLength(JSON.stringify(toParts(message, '')));
  return submit(message, message.createdAt - counting, () => countMessage(budgets, visitor, size));
}

type Checked = { readonly content: Content } | { readonly errors: Record<string, string> };

/** What a form says, with the fields of its kind and nothing else, or what is wrong with each field. */
export function check(kind: FormKind, sent: Fields): Checked {
  const { fields } = schemas[kind];
  // yup throws at lists and objects in place of a text; a form has none, so they are left out.
  const known = Object.entries(pick(sent, Object.keys(fields))).filter(([, value]) => typeof value !== 'object');
  try {
    const values = schemas[kind].validateSync(Object.fromEntries(known), { abortEarly: false, stripUnknown: true });
    const { policy: _, ...written } = values;
    return toContent(kind, written as Record<string, string>);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The first fault of a field is the one to show.
    const pairs = error.inner.map(({ path, errors }) => [path ?? '', errors[0] ?? '']).reverse();
    return { errors: Object.fromEntries(pairs) };
  }
}

/** A list that is not whole or empty is refused; what belongs to lists alone is left out where there is none. */
function toContent(kind: FormKind, { items, extras, ...written }: Record<string, string>): Checked {
  const isOfThis = (name: string) => items !== undefined || !Object.hasOwn(listFields, name);
  const payload = Object.fromEntries(Object.entries(written).filter(([name, value]) => value && isOfThis(name)));
  if (items === undefined) return { content: { kind, payload, lines: [] } };
  const { lines, isWhole } = parseList(readOldList(extras ? `${items}/${extras}` : items));
  if (!isWhole || lines.length === 0) return { errors: { items: fieldErrors.required } };
  return { content: { kind, payload, lines } };
}
