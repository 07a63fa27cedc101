import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { env } from '@/lib/env';
import type { Refusal } from '@/lib/request-context';
import { routes, toResultPagePath } from '@/lib/routes';
import type { CacheHandlerValue } from './cache/framework';
import { type FinishedHtml, finishHtml } from './cache/html';

const PATHS = { 429: toResultPagePath('espera'), 503: routes.unavailable } as const;
const HTML = 'text/html; charset=utf-8';
const LIFE_S = { revalidate: 60, expire: 60 };

const pages: Partial<Record<keyof typeof PATHS, FinishedHtml>> = {};

/** The page for visitors who sent too many requests (429), or whose page cannot be made (503), as the build made it. */
export function getErrorPage(status: keyof typeof PATHS): FinishedHtml {
  const file = join(env.distDir, 'server/app', `${PATHS[status]}.html`);
  pages[status] ??= finishHtml(readFileSync(file, 'utf8'));
  return pages[status];
}

function toAnswer({ status, retryAfter }: Refusal) {
  const { html, policy } = getErrorPage(status);
  const headers = { 'content-type': HTML, 'retry-after': String(retryAfter), 'content-security-policy': policy };
  return { status, html, headers };
}

/** Answers with the page for a status in place of what was requested. */
export function refuse(response: ServerResponse, refusal: Refusal): void {
  const { status, html, headers } = toAnswer(refusal);
  response.statusCode = status;
  response.setHeaders(new Headers({ ...headers, 'cache-control': 'no-store' }));
  response.end(html);
}

/** The same for a page that is not rendered: the framework sends it as it does a stored one, and does not store it. */
export function toRefusedPage(kind: 'APP_PAGE' | 'APP_ROUTE', refusal: Refusal): CacheHandlerValue {
  const { html, ...rest } = toAnswer(refusal);
  const value =
    kind === 'APP_ROUTE'
      ? { kind, body: Buffer.from(html), ...rest }
      : { kind, html, rscData: Buffer.from(' '), postponed: undefined, segmentData: undefined, ...rest };
  return { lastModified: Date.now(), value: value as CacheHandlerValue['value'], cacheControl: LIFE_S };
}
