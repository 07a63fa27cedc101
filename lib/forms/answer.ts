import type { resultPages } from '@/content/form-messages';
import { formMessages } from '@/content/form-messages';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import { toResultPagePath } from '@/lib/routes';
import type { Part } from './message';
import { type Receipt, toPromise, toReceipt, toReceiptPath } from './receipt';

export type FormAnswer = Partial<Receipt> & {
  readonly code: number;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly retryAfter?: number;
  /** True for the backend's own refusal, whose code may be any number. */
  readonly isRefusal?: boolean;
  /** Ids of those products of a request that the backend refused. */
  readonly refused?: readonly string[];
  /** True when it took or will get the others. */
  readonly isPartial?: boolean;
};

/** JSON with a status in agreement and the signed address of the receipt; without JavaScript a redirect there (303). */
export function toResponse(
  { retryAfter, isRefusal, isPartial, answerTime, ...answer }: FormAnswer,
  wantsPage: boolean,
  siteKey: string | null,
): Response {
  const status = getStatus(answer.code, isRefusal);
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }) };
  const state = isPartial ? 'parcial' : getResultState(answer.code, status);
  const signed = answer.reference && answerTime && siteKey && { reference: answer.reference, answerTime };
  const page = toResultPagePath(signed ? toReceiptPath(state, signed, siteKey) : state);
  if (wantsPage) return new Response(null, { status: 303, headers: { ...headers, Location: page } });
  const receipt = answerTime && { promise: toPromise(answerTime), receipt: page };
  return Response.json({ ...answer, ...receipt }, { status, headers });
}

function getResultState(code: number, status: number): keyof typeof resultPages {
  if (code === 200) return 'enviado';
  if (code === 422) return 'datos';
  if (status === 429) return 'limite';
  return status === 408 || status >= 500 ? 'no-enviado' : 'rechazado';
}

/** Codes that are no HTTP status, or make a browser retry, become 422: the message was understood and refused. */
function getStatus(code: number, isRefusal = false): number {
  const isPassing = code === 408 || code === 429 || code >= 500;
  return code === 200 || (code >= 400 && code <= 599 && !(isRefusal && isPassing)) ? code : 422;
}

/** What the visitor reads: `replies` are the backend's to each of `parts`, null for what is stored and waits. */
export function toAnswer(
  parts: readonly Part[],
  replies: readonly (SubmissionReply | null)[],
  { number, createdAt }: { readonly number: string; readonly createdAt: number },
): FormAnswer {
  const refusal = replies.find((reply) => reply && reply.code !== 200);
  const refused = parts.filter((_, index) => (replies[index]?.code ?? 200) !== 200);
  const { code, message } = refusal ?? (replies.includes(null) ? null : replies[0]) ?? { code: 200, message: '' };
  const isPartial = refused.length > 0 && refused.length < parts.length;
  return {
    code,
    message: message || formMessages[code === 200 ? 'received' : 'refused'],
    ...(refusal && { isRefusal: true }),
    ...((code === 200 || isPartial) && toReceipt(number, createdAt)),
    // A single product is named by its form.
    ...(refusal &&
      parts[0]?.quantity != null && { refused: refused.map(({ payload }) => payload.id_product ?? ''), isPartial }),
  };
}
