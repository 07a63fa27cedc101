import { dataPolicy } from '@/content/documents';
import { messages } from '@/content/messages';
import { getClientIp } from '@/lib/http/client-ip';
import { readBody } from '@/lib/http/read-body';
import { isFromThisSite } from '@/lib/http/same-site';
import { log } from '@/lib/log';
import { type FormAnswer, toResponse } from './answer';
import { type Budgets, countMessage, countPost } from './budgets';
import { getDeadlines } from './deadlines';
import { HONEYPOT_FIELD } from './honeypot';
import { getKey } from './keys';
import { toReceipt } from './replies';
import type { FormKind } from './schemas';
import { type SubmitDependencies, submit } from './submit';
import { check } from './validate';

export type FormDependencies = SubmitDependencies & {
  readonly budgets: Budgets;
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
      log.error({ kind, error }, 'a form could not be handled');
      return toResponse({ code: 503, message: forms.unreachable }, wantsPage);
    }
  };
}

async function answerTo(
  kind: FormKind,
  { budgets, siteUrl, trustedProxies, ...ways }: FormDependencies,
  request: Request,
): Promise<FormAnswer> {
  const arrival = Date.now();
  // First of all, so that nothing that is refused comes for free.
  const retryAfter = await countPost(budgets, getClientIp(request.headers, trustedProxies));
  if (retryAfter > 0) return { code: 429, message: forms.tooMany, retryAfter };
  const counting = Date.now() - arrival;
  if (!isFromThisSite(request.headers, siteUrl)) return { code: 403, message: forms.foreign };
  const body = await readBody(request);
  if ('fault' in body) return FAULTS[body.fault];
  const chosenKey = request.headers.get('idempotency-key');
  if (body.fields[HONEYPOT_FIELD])
    return { code: 200, message: forms.received, ...toReceipt({ key: chosenKey ?? '', createdAt: arrival }) };
  const checked = check(kind, body.fields);
  if ('errors' in checked) return { code: 422, message: forms.invalid, errors: checked.errors };
  const content = { kind, payload: checked.payload };
  const key = getKey(chosenKey, content);
  const now = Date.now();
  // Only what would be stored counts here, so that nobody closes the forms with posts that are refused anyway.
  const busyFor = await countMessage(budgets);
  if (busyFor > 0) return { code: 429, message: forms.busy, retryAfter: busyFor };
  const submission = { ...content, key, policyVersion: dataPolicy.version, createdAt: now };
  return submit(ways, submission, getDeadlines(now - counting));
}
