import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { routes, toResultPagePath } from '@/lib/routes';
import { type FinishedHtml, finishHtml } from './cache/html';

const PATHS = { 429: toResultPagePath('espera'), 503: routes.unavailable } as const;

const pages: Partial<Record<keyof typeof PATHS, FinishedHtml>> = {};

/** The page for visitors who sent too many requests (429), or whose page cannot be made (503), as the build made it. */
export function getErrorPage(status: keyof typeof PATHS): FinishedHtml {
  const file = join(env.distDir, 'server/app', `${PATHS[status]}.html`);
  pages[status] ??= finishHtml(readFileSync(file, 'utf8'), env.siteUrl.startsWith('https:'));
  return pages[status];
}
