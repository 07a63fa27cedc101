import { dataPolicy } from '@/content/documents';
import { formMessages as forms } from '@/content/form-messages';
import { getClientIp } from '@/lib/http/client-ip';
import { readBody } from '@/lib/http/read-body';
import { isFromThisSite } from '@/lib/http/same-site';
import { log } from '@/lib/log';
import { type FormAnswer, toResponse } from './answer';
import { type Budgets, BusyError, countMessage, countPost } from './budgets';
import { type FormKind, HONEYPOT_FIELD } from './fields';
import { getKey, toParts } from './message';
import { type SubmitDependencies, submit } from './submit';
import { check } from './validate';

export type FormDependencies = SubmitDependencies & {
  readonly budgets: Budgets;
  readonly siteUrl: string;
  /** True when `siteUrl` is the public address, which no other name is as good as. */
  readonly isPublished?: boolean;
  readonly trustedProxies: number;
};

const FAULTS = {
  unsupported: { code: 415, message: forms.unsupported },
  tooLarge: { code: 413, message: forms.tooLarge },
  tooSlow: { code: 408, message: forms.tooSlow },
  invalid: { code: 422, message: forms.invalid, errors: {} },
} as const satisfies Record<string, FormAnswer>;

/** The POST handler of a form: limits, guards, validates, stores and forwards; never throws, never says more than `{ code, message, errors }`. */
export function createFormHandler(kind: FormKind, dependencies: FormDependencies) {
  return async (request: Request): Promise<Response> => {
    const wantsPage = (request.headers.get('accept') ?? '').includes('text/html');
    try {
      const answer = await answerTo(kind, dependencies, request);
      return toResponse(answer, wantsPage, answer.reference ? await dependencies.getSiteKey() : null);
    } catch (error) {
      if (error instanceof BusyError)
        return toResponse({ code: 429, message: forms.busy, retryAfter: error.seconds }, wantsPage, null);
      log.error({ kind, error }, 'a form could not be handled');
      return toResponse({ code: 503, message: forms.unreachable }, wantsPage, null);
    }
  };
}

async function answerTo(kind: FormKind, dependencies: FormDependencies, request: Request): Promise<FormAnswer> {
  const { budgets, siteUrl, isPublished, trustedProxies } = dependencies;
  const arrival = Date.now();
  // First of all, so that nothing that is refused comes for free.
  const visitor = getClientIp(request.headers, trustedProxies);
  const retryAfter = await countPost(budgets, visitor);
  if (retryAfter > 0) return { code: 429, message: forms.tooMany, retryAfter };
  const counting = Date.now() - arrival;
  if (!isFromThisSite(request.headers, siteUrl, isPublished)) return { code: 403, message: forms.foreign };
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
  return submit(dependencies, message, message.createdAt - counting, () => countMessage(budgets, visitor, size));
}
