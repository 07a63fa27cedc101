import { readBytes } from '@/lib/http/chunks';
import { toAnswerError } from './errors';
import { noteFault } from './faults';

/** Largest answer that is read, in bytes (docs/backend-contract.md#failures-and-limits). */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/** Reads the whole answer to `call` as JSON; throws a BackendError past `limit` bytes or when it has no JSON. */
export async function readJson(
  response: Response,
  call: string,
  signal?: AbortSignal,
  limit = MAX_ANSWER_BYTES,
): Promise<unknown> {
  const bytes = await readBytes(response, limit, signal);
  if (bytes.length > limit)
    throw toAnswerError({ field: 'body', expected: `at most ${limit} bytes`, received: 'more' });
  const text = decode(bytes, response.headers.get('content-type') ?? '', call);
  try {
    return JSON.parse(text);
  } catch (cause) {
    const found = findJson(text);
    if (!found)
      throw toAnswerError({ field: 'body', expected: 'JSON', received: bytes.length > 0 ? 'text' : 'nothing' }, cause);
    noteFault(call, { field: 'body', expected: 'JSON alone', received: 'JSON and other text' });
    return found.value;
  }
}

/** Bytes that are UTF-8 are read so, whatever is declared; others by the declared encoding, else as Windows-1252. */
function decode(bytes: Uint8Array, contentType: string, call: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [, declared = ''] = /charset="?([\w-]+)/i.exec(contentType) ?? [];
    noteFault(call, { field: 'body', expected: 'UTF-8', received: 'another encoding' });
    return toDecoder(/^utf-?8$/i.test(declared) ? '' : declared).decode(bytes);
  }
}

function toDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label || 'windows-1252');
  } catch {
    return new TextDecoder('windows-1252');
  }
}

/** Where JSON may begin behind a warning of PHP: at the start of a line or after a tag. */
const STARTS = /(?:^|[\n>])[^\S\n]*(?=[{[])/g;
const MAX_STARTS = 20;

/** The one whole JSON value with text before it, which ends the body, or with text after it, which begins the body. */
function findJson(text: string): { readonly value: unknown } | null {
  const whole = text.trim();
  if (/^[{[]/.test(whole)) return parse(whole.slice(0, Math.max(whole.lastIndexOf('}'), whole.lastIndexOf(']')) + 1));
  for (const match of [...whole.matchAll(STARTS)].slice(0, MAX_STARTS)) {
    const found = parse(whole.slice(match.index + match[0].length));
    if (found) return found;
  }
  return null;
}

function parse(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
