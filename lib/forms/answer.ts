import type { messages } from '@/content/messages';
import { resultPagePath } from '@/lib/routes';

export type FormAnswer = {
  readonly code: number;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly retryAfter?: number;
  /** The number of a request for several products. */
  readonly reference?: string;
  /** Ids of those products of a request that the backend refused. */
  readonly refused?: readonly string[];
  /** True when it took or will get the others. */
  readonly isPartial?: boolean;
};

const NO_STORE = { 'Cache-Control': 'no-store' };

/** `{ code, message }` with a status in agreement; a form posted without JavaScript is led to a page that says the same (303). */
export function toResponse({ retryAfter, isPartial, ...answer }: FormAnswer, wantsPage: boolean): Response {
  const headers = {
    ...NO_STORE,
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    // The rest of a body that comes too slowly is not waited for (RFC 9110, 15.5.9).
    ...(answer.code === 408 && { Connection: 'close' }),
  };
  if (wantsPage)
    return new Response(null, {
      status: 303,
      headers: { ...headers, Location: resultPagePath(isPartial ? 'parcial' : getLanding(answer.code)) },
    });
  return Response.json(answer, { status: getStatus(answer.code), headers });
}

function getLanding(code: number): keyof typeof messages.resultPages {
  if (code === 200) return 'enviado';
  if (code === 422) return 'datos';
  if (code === 429) return 'limite';
  return code === 408 || code >= 500 ? 'no-enviado' : 'rechazado';
}

/** Codes of the backend that are no HTTP error status become 422: the message was understood and refused. */
function getStatus(code: number): number {
  return code === 200 || (code >= 400 && code <= 599) ? code : 422;
}
