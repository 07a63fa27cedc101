import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** Bytes of JavaScript, gzip, that a page may load at start over the plainest page of this site. */
const BUDGET = 6 * 1024;
const PLAINEST = '/mensaje/enviado';

/** Bytes, gzip, of every script that the page's HTML names. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const scripts = new Set(html.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g));
  expect(scripts.size, path).toBeGreaterThan(0);
  const sizes = [...scripts].map(
    async (script) => gzipSync(await (await request.get(script)).body(), { level: 9 }).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const path of ['/', '/contacto', '/producto/-/201', '/productos', '/search/monitor', '/ley-1831']) {
  test(`${path} loads at most 6 KB of JavaScript more than the plainest page before anything is touched`, async ({
    request,
  }) => {
    const more = (await scriptsOf(request, path)) - (await scriptsOf(request, PLAINEST));
    console.log(`${path}: ${more} bytes more`);
    expect(more).toBeLessThanOrEqual(BUDGET);
  });
}
