import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compression from 'compression';
import { LRUCache } from 'lru-cache';
import { ERROR_PAGE_ID } from '@/content/client/error';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { finishHtml } from './cache/html';
import { getErrorPage } from './error-pages';
import type { Middleware } from './middleware';
import { isKnown } from './site-response';

type Encoding = 'br' | 'gzip' | 'identity';
type Job = { readonly encoding: Encoding; readonly html: string };

const MAX_MEMORY_BYTES = 32 * 1024 * 1024;
/** For stored pages, compressed once for each version; everything else is compressed while it is sent. */
const STORED_QUALITY = 9;
const STREAMED_QUALITY = 5;
const ERROR_PAGE = `id="${ERROR_PAGE_ID}"`;
const STATIC = '/_next/static/';
const STATIC_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

const encodedPages = new LRUCache<string, Buffer, Job>({
  maxSize: MAX_MEMORY_BYTES,
  sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  fetchMethod: (_, __, { context }) => encode(context),
  // An entry may be evicted before it is ready: requests that wait for it still get it.
  ignoreFetchAbort: true,
});

const compressStream = compression({
  // A range is a position in the uncompressed file (RFC 9110, 14.4).
  filter: (request, response) => !response.hasHeader('content-range') && compression.filter(request, response),
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: STREAMED_QUALITY } },
});

/** Compresses what is sent: stored pages once for each of their versions, and everything else while it is sent. */
export const compress: Middleware = (request, response, next) => {
  // The library's types are Express'; it reads and sets nothing that Node's own objects lack.
  compressStream(request as never, response as never, () => {
    const end = response.end.bind(response) as (body?: unknown) => ServerResponse;
    response.end = ((body?: unknown) => {
      const isPage = String(response.getHeader('content-type')).startsWith('text/html');
      if (!isPage || response.headersSent || (typeof body !== 'string' && !Buffer.isBuffer(body))) return end(body);
      if (response.statusCode >= 500) return end(finishFailure(response, String(body)));
      if (!response.hasHeader('etag')) return end(body);
      sendStored(response, String(body), end).catch((error: unknown) => {
        log.error({ error }, 'a page could not be sent');
        response.destroy();
      });
      return response;
    }) as typeof response.end;
    next();
  });
};

/** True if the client accepts `encoding`: it names it, and not with q=0 (RFC 9110, 12.5.3). */
function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  const named = String(headers['accept-encoding']).toLowerCase().replace(/\s/g, '').split(',');
  return named.some((one) => one === encoding || (one.startsWith(`${encoding};q=`) && !/=0(?:\.0*)?$/.test(one)));
}

/** A failed page is not stored, so it is post-processed when it is sent; one without text is replaced. */
function finishFailure(response: ServerResponse, page: string): string {
  const hasWords = page.includes(ERROR_PAGE);
  const { html, policy } = hasWords ? finishHtml(page) : getErrorPage(503);
  for (const name of ['Content-Length', 'x-nextjs-cache']) response.removeHeader(name);
  response.setHeader('Content-Security-Policy', policy);
  return html;
}

async function sendStored(response: ServerResponse, html: string, end: (body?: unknown) => void): Promise<void> {
  response.removeHeader('Content-Length');
  if (response.statusCode === 200 && isKnown(response)) return end();
  const encoding = (['br', 'gzip'] as const).find((one) => accepts(response.req, one)) ?? 'identity';
  const key = `${encoding} ${response.getHeader('etag')}`;
  const body = await encodedPages.forceFetch(key, { context: { encoding, html } });
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.byteLength);
  end(body);
}

async function encode({ encoding, html }: Job): Promise<Buffer> {
  // A long text costs a tenth of its answer to turn into bytes.
  if (encoding === 'identity') return Buffer.from(html);
  if (encoding === 'gzip') return toGzip(html);
  return toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: STORED_QUALITY } });
}

/** Has the framework send Brotli copies of scripts and sheets (deploy/compress-files.mjs) to clients that accept it. */
export function sendPrecompressed(): Middleware {
  const names = readdirSync(join(env.distDir, 'static'), { recursive: true, encoding: 'utf8' });
  const copies = new Set(names.map((name) => STATIC + name.replaceAll(sep, '/')));
  return (request, response, next) => {
    const [path = '', query] = (request.url ?? '').split('?');
    const type = STATIC_TYPES[extname(path)];
    if (type && copies.has(`${path}.br`)) {
      response.setHeader('Vary', 'Accept-Encoding');
      // A range is a position in the uncompressed file (RFC 9110, 14.4).
      if (!request.headers.range && accepts(request, 'br')) {
        request.url = `${path}.br${query === undefined ? '' : `?${query}`}`;
        response.setHeader('Content-Encoding', 'br');
        response.setHeader('Content-Type', type);
      }
    }
    next();
  };
}
