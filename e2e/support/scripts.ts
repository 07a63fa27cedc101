import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** Collects the scripts that the page asks for from now on. */
export function collectScripts(page: Page): () => Promise<{ readonly request: Request; readonly text: string }[]> {
  const requests = new Map<string, Request>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') requests.set(request.url(), request);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const texts = [...requests.values()].map(async (request) => ({
      request,
      text: String(await (await request.response())?.body()),
    }));
    return Promise.all(texts);
  };
}

/** Opens `path` where nothing ever comes near the screen: no row, no form, no link. */
export async function openOutOfView(page: Page, path: string) {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  const scripts = collectScripts(page);
  await page.goto(path);
  return scripts();
}

/** Bytes of the scripts together, gzip. */
export function toSize(scripts: readonly { readonly text: string }[]): number {
  return scripts.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0);
}
