import type { messages } from '@/content/messages';
import { toResultPagePath } from '@/lib/routes';
import { type Receipt, toPromise, toReceiptPath } from './receipt';

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

const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * `{ code, message }` with a status in agreement, and the address of the receipt of what was received; a form posted without JavaScript is led
 * there, or to the page that says the same (303). The address has number and promise where `receiptKey` signs it.
 */
export function toResponse(
  { retryAfter, isRefusal, isPartial, answerTime, ...answer }: FormAnswer,
  wantsPage: boolean,
  receiptKey?: string | null,
): Response {
  const status = getStatus(answer.code, isRefusal);
  const headers = {
    ...NO_STORE,
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
  };
  const state = isPartial ? 'parcial' : getResultState(answer.code, status);
  const signed = answer.reference && answerTime && receiptKey && { reference: answer.reference, answerTime };
  const page = toResultPagePath(signed ? toReceiptPath(state, signed, receiptKey) : state);
  if (wantsPage) return new Response(null, { status: 303, headers: { ...headers, Location: page } });
  const receipt = answerTime && { promise: toPromise(answerTime), receipt: page };
  return Response.json({ ...answer, ...receipt }, { status, headers });
}

function getResultState(code: number, status: number): keyof typeof messages.resultPages {
  if (code === 200) return 'enviado';
  if (code === 422) return 'datos';
  if (status === 429) return 'limite';
  return status === 408 || status >= 500 ? 'no-enviado' : 'rechazado';
}

/** Statuses that mean 'send it again' to browsers and proxies. */
const isPassing = (code: number) => code === 408 || code === 429 || code >= 500;

/** Codes of the backend that are no HTTP status of a refusal become 422: the message was understood and refused. */
function getStatus(code: number, isRefusal = false): number {
  if (isRefusal && isPassing(code)) return 422;
  return code === 200 || (code >= 400 && code <= 599) ? code : 422;
}
