import { readChunks } from './chunks';
import { isRecord } from './records';
import { waitFor } from './timeout';

/** Largest body of a form or call, in bytes. */
const MAX_BYTES = 64 * 1024;
/** Milliseconds in which it must arrive: a form is a few kilobytes, and a slow sender occupies a connection. */
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

/** The body as text; a refused one is not cancelled: that would end the connection before the answer (SiteResponse). */
export async function limitedText(request: Request): Promise<string | Fault> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) return { fault: 'tooLarge' };
  const reader = request.body?.getReader();
  if (!reader) return '';
  try {
    const bytes = await waitFor(TIMEOUT_MS, readChunks(reader, MAX_BYTES));
    if (!bytes) return { fault: 'tooSlow' };
    return bytes.length > MAX_BYTES ? { fault: 'tooLarge' } : new TextDecoder().decode(bytes);
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

/** True for a request of this site's own pages, by Sec-Fetch-Site or else by Origin, and for one of no browser. */
export function isFromThisSite(headers: Headers, siteUrl: string, isPublished = false): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return isSameName(host, new URL(siteUrl).host) || (!isPublished && host === headers.get('host'));
}

const isSameName = (one: string, other: string) => one.replace(/^www\./, '') === other.replace(/^www\./, '');

/** Redirects (303) to a relative `path`, which keeps the host that visitors see behind a proxy (RFC 9110, 10.2.2). */
export function seeOther(path: string, headers?: Readonly<Record<string, string>>): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: path } });
}
