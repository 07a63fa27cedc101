import { isRecord } from './records';
import { waitUntil } from './timeout';

/** Largest body of a form or call, in bytes. */
const MAX_BYTES = 64 * 1024;
/** Milliseconds in which it must have arrived: a form is a few kilobytes, and who drips it holds a place. */
const TIMEOUT_MS = 10_000;

export type Fields = Readonly<Record<string, unknown>>;
type Fault = { readonly fault: 'tooLarge' | 'tooSlow' | 'invalid' };
export type ReadBody = { readonly fields: Fields } | Fault | { readonly fault: 'unsupported' };

/** Reads a form's body: JSON or url-encoded, at most 64 KB, within ten seconds. */
export async function readBody(request: Request): Promise<ReadBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isPlain = type === 'application/x-www-form-urlencoded';
  if (!isPlain && type !== 'application/json') return { fault: 'unsupported' };
  const text = await limitedText(request);
  if (typeof text !== 'string') return text;
  const fields = isPlain ? Object.fromEntries(new URLSearchParams(text)) : parsed(text);
  return fields ? { fields } : { fault: 'invalid' };
}

/** The body as text. The rest of a refused one is left to server/site-response.ts: to cancel it would end the connection before the answer. */
export async function limitedText(request: Request): Promise<string | Fault> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) return { fault: 'tooLarge' };
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  const end = Date.now() + TIMEOUT_MS;
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const step = await waitUntil(end, reader.read());
      if (!step) return { fault: 'tooSlow' };
      if (step.done) return text + decoder.decode();
      size += step.value.byteLength;
      if (size > MAX_BYTES) return { fault: 'tooLarge' };
      text += decoder.decode(step.value, { stream: true });
    }
  } catch {
    // The visitor's connection broke: nobody reads the answer.
    return { fault: 'invalid' };
  }
}

function parsed(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
