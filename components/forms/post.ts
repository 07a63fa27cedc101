import { formStates } from '@/content/client/forms';
import { toResultPagePath } from '@/lib/routes';
import { getFailureMessage } from './failure-notice';

export type PostAnswer = {
  readonly code: number;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  /** The address of its receipt, or of what was received in part. */
  readonly receipt: string;
  /** Ids of the products of a list that the backend did not take. */
  readonly refused?: readonly string[] | undefined;
};

/** Longer than the server waits for the backend, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Posts a form's values; an answer that never comes or makes no sense is code 503 with a sentence for the visitor. */
export async function post(action: string, values: object, key: string): Promise<PostAnswer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(values),
      signal: abort.signal,
    });
    const { code, message, errors, receipt, refused } = await response.json();
    if (typeof code !== 'number' || typeof message !== 'string') return failure(formStates.unreachable);
    return { code, message, errors: errors ?? {}, receipt: receipt ?? toGeneralPage(code), refused };
  } catch {
    return failure(getFailureMessage());
  } finally {
    clearTimeout(timer);
  }
}

function failure(message: string): PostAnswer {
  return { code: 503, message, errors: {}, receipt: toGeneralPage(503) };
}

/** What an older server does not name: the page that says no number. */
const toGeneralPage = (code: number) => toResultPagePath(code === 200 ? 'enviado' : 'parcial');

/** What the field `name` of a form sends. */
export function getText(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}
