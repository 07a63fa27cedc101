import { isUtf8 } from 'node:buffer';
import { decodeText } from '@/lib/decode';
import { discard, readBytes } from '@/lib/http/chunks';
import { noteFault, toAnswerError, toUnreachable } from './errors';

export type Transport = (request: Request) => Promise<Response>;

const MAX_REDIRECTS = 3;

/** A transport over the network that follows three redirects of a GET within its origin, and refuses others. */
export const network: Transport = async (request) => {
  const { method, headers, signal } = request;
  const { origin } = new URL(request.url);
  const body = method === 'GET' ? null : await request.text();
  // Not the Request itself: the framework (16.4.6) copies its answer, and the copy is read on after a cancel.
  const init: RequestInit = { method, headers, body, signal, redirect: 'manual', cache: 'no-store' };
  let url = request.url;
  for (let hops = 0; ; hops++) {
    const response = await fetch(url, init).catch(failUnreachable);
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (location === null) return response;
    discard(response);
    const isInside = URL.canParse(location, url) && new URL(location, url).origin === origin;
    if (!isInside || hops >= MAX_REDIRECTS || method !== 'GET')
      throw toAnswerError({ field: 'status', expected: '200', received: 'redirect elsewhere' });
    url = new URL(location, url).href;
  }
};

/** Largest answer that is read, in bytes (docs/backend-contract.md#failures-and-limits). */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/** Reads the whole answer to `call` as JSON; throws a BackendError when it breaks off, is too long or has no JSON. */
export async function readJson(response: Response, call: string, signal?: AbortSignal): Promise<unknown> {
  const bytes = await readBytes(response, MAX_ANSWER_BYTES, signal).catch(failUnreachable);
  if (bytes.length > MAX_ANSWER_BYTES)
    throw toAnswerError({ field: 'body', expected: `at most ${MAX_ANSWER_BYTES} bytes`, received: 'more' });
  const text = decode(bytes, response.headers.get('content-type') ?? '', call);
  const whole = parse(text);
  if (whole) return whole.value;
  const found = findJson(text.trim());
  if (!found) throw toAnswerError({ field: 'body', expected: 'JSON', received: bytes.length > 0 ? 'text' : 'nothing' });
  noteFault(call, { field: 'body', expected: 'JSON alone', received: 'JSON and other text' });
  return found.value;
}

function failUnreachable(cause: unknown): never {
  throw toUnreachable(cause);
}

/** Bytes that are UTF-8 are read so, whatever is declared; others by the declared encoding, else as Windows-1252. */
function decode(bytes: Uint8Array, contentType: string, call: string): string {
  if (isUtf8(bytes)) return decodeText(bytes, 'utf-8').text;
  noteFault(call, { field: 'body', expected: 'UTF-8', received: 'another encoding' });
  const [, declared = 'windows-1252'] = /charset="?(?!utf-?8)([\w-]+)/i.exec(contentType) ?? [];
  try {
    return decodeText(bytes, declared).text;
  } catch {
    return decodeText(bytes, 'windows-1252').text;
  }
}

/** Where JSON may begin behind a warning of PHP: at the start of a line or after a tag. */
const STARTS = /(?:^|[\n>])[^\S\n]*(?=[{[])/g;
const MAX_STARTS = 20;

/** The one whole JSON value with text before it, which ends the body, or with text after it, which begins the body. */
function findJson(text: string): { readonly value: unknown } | null {
  if (/^[{[]/.test(text)) return parse(text.slice(0, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1));
  for (const match of [...text.matchAll(STARTS)].slice(0, MAX_STARTS)) {
    const found = parse(text.slice(match.index + match[0].length));
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
