import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { landingPath, routes } from '@/lib/routes';
import { type FinishedHtml, finishHtml } from './html';

const PATHS = { 429: landingPath('espera'), 503: routes.unavailable } as const;

const pages = new Map<number, FinishedHtml>();

/** The page for visitors who asked too often (429), or whose page cannot be made (503), as the build made it. */
export function getErrorPage(status: keyof typeof PATHS): FinishedHtml {
  const page = pages.get(status) ?? read(PATHS[status]);
  pages.set(status, page);
  return page;
}

function read(path: string): FinishedHtml {
  const html = readFileSync(join(env.distDir, 'server/app', `${path}.html`), 'utf8');
  return finishHtml(html, env.siteUrl.startsWith('https:'));
}
