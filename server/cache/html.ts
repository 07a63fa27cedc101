import { createHash } from 'node:crypto';
import { getContentSecurityPolicy } from '@/lib/http/security-headers';
import { processState } from '@/lib/process/process-state';
import type { CacheHandlerValue } from './framework';

// The framework's markup; e2e/pages.spec.ts reports by name which of it is gone (docs/dependencies.md#workarounds).
/** Between two scripts of the page's payload. */
export const SCRIPT_SEAM = '</script><script>';
/** Between two pieces of the payload: one text in two scripts. */
export const PAYLOAD_SEAM = '"])</script><script>self.__next_f.push([1,"';
export const START_SCRIPT_END = ' id="_R_" async=""></script>';
export const HEAD_SCRIPT = /<script src="([^"&<]{1,500})"(?: id="_R_")? async=""><\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^<>]{0,500}\/>/g;

/** The text of an inline script, in what stands before its end. */
const INLINE_SCRIPT = /<script(?![^<>]{0,500}(?: src=|application\/ld\+json))[^<>]{0,500}>(.*)$/s;

/** Milliseconds after which the scripts are fetched even if the first picture has not come. */
const PICTURE_TIMEOUT_MS = 3_000;

/** How the payload names the target of a redirect; addresses in it are encoded, without quotation marks. */
const REDIRECT = /"digest":"NEXT_REDIRECT;[a-z]+;(\/[^"]*);30[378];"/;

export type FinishedHtml = { readonly html: string; readonly etag: string; readonly policy: string };

/** Post-processes a page once, in place, as the framework sends the same object; no proxy stores what `isPrivate`. */
export function finishPage(page: CacheHandlerValue['value'], isPrivate = false): void {
  // Not while the site is built.
  if (!processState.build) return;
  if (page?.kind === 'APP_ROUTE' && page.status === 200 && !page.headers.etag)
    page.headers.etag = createEntityTag(page.body);
  if (page?.kind !== 'APP_PAGE' || !page.html || page.headers?.etag) return;
  const { html, etag, policy } = finishHtml(String(page.html));
  // Also the router's data, which the framework answers with 200: a proxy would not learn that the page exists now.
  const isMissing = page.status === 404;
  const unstored = isMissing ? { 'cache-control': 'no-store' } : isPrivate && { 'cache-control': 'private, no-cache' };
  // Behind a stale answer the framework stores the Location of that answer, or none.
  const [, location] = REDIRECT.exec(page.status === 308 ? String(page.rscData) : '') ?? [];
  const moved = location && { location };
  const headers = { ...page.headers, etag, 'content-security-policy': policy, ...unstored, ...moved };
  // Parts of a page are sent without its headers; of one that has none they are 404s, and the router fetches the whole.
  Object.assign(page, { html, headers, ...(isMissing && { segmentData: new Map() }) });
}

/** A page as it is stored and sent: inline scripts merged, others after first paint, with its entity tag and policy. */
export function finishHtml(page: string): FinishedHtml {
  const html = mergeInlineScripts(deferScripts(page));
  return { html, etag: createEntityTag(html), policy: getContentSecurityPolicy(hashInlineScripts(html)) };
}

/** Names this version of a body; weak: the tag is the same however the answer is compressed (RFC 9110, 8.8.3). */
function createEntityTag(body: string | Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Joins the framework's payload, up to 200 scripts in a row, to one: its hash fits into a header that proxies take. */
function mergeInlineScripts(html: string): string {
  const pieces = html.replaceAll(PAYLOAD_SEAM, '').split(SCRIPT_SEAM);
  const last = pieces.pop();
  return pieces.map((piece, index) => piece + (endsInsideScript(piece, index > 0) ? ';' : SCRIPT_SEAM)).join('') + last;
}

/** True when `piece` ends inside a script without attributes; a script with an address takes no text. */
function endsInsideScript(piece: string, wasInside: boolean): boolean {
  const start = piece.lastIndexOf('<script');
  return start < 0 ? wasInside : piece.startsWith('<script>', start);
}

/** Fetches the scripts of a page after its first paint and picture (docs/performance.md, measured on slow phones). */
function deferScripts(html: string): string {
  const headEnd = html.indexOf('</head>');
  const mark = html.indexOf(START_SCRIPT_END, headEnd);
  if (mark < 0) return html;
  const [start, end] = [html.lastIndexOf('<script', mark), mark + START_SCRIPT_END.length];
  const bodyEnd = html.lastIndexOf('</body>');
  const sources: string[] = [];
  const withoutScripts = (part: string) =>
    part.replaceAll(HEAD_SCRIPT, (_, source: string) => {
      sources.push(source);
      return '';
    });
  const head = withoutScripts(html.slice(0, headEnd)).replaceAll(PRELOADED_SCRIPT, '');
  const body = html.slice(headEnd, start) + withoutScripts(html.slice(start, end)) + html.slice(end, bodyEnd);
  return `${head}${body}<script>${toLoader([...new Set(sources)])}</script>${html.slice(bodyEnd)}`;
}

/** Waits for the first paint and, once the first picture can be painted, two more frames; short: each page has it. */
const toLoader = (scripts: readonly string[]) =>
  `(() => {
  const sources = ${JSON.stringify(scripts)};
  const start = () => {
    for (const src of sources.splice(0)) document.head.append(Object.assign(document.createElement('script'), { src }));
  };
  setTimeout(start, ${PICTURE_TIMEOUT_MS});
  const isPainted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  const picture = document.querySelector('img[fetchpriority=high]');
  const aFrame = () => new Promise(requestAnimationFrame);
  Promise.allSettled([isPainted, picture?.decode()]).then(aFrame).then(aFrame).then(() => setTimeout(start));
})()`.replace(/\n\s*/g, '');

/** CSP source expressions of the scripts in `html`, each once; not of data (JSON-LD) and scripts with an address. */
function hashInlineScripts(html: string): string[] {
  const pieces = html.split('</script>').slice(0, -1);
  const scripts = new Set(pieces.flatMap((piece) => INLINE_SCRIPT.exec(piece)?.[1] ?? []));
  return Array.from(scripts, (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
