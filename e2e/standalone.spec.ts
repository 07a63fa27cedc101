import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { address } from './support/fixtures';
import { pages } from './support/samples';
import { type Site, serveTree } from './support/site';

test.describe.configure({ mode: 'serial' });

let folder: string;
let site: Site;

/** The last step of the Dockerfile's build, over the build that global-setup.ts has made. */
function gather(tree: string): void {
  execFileSync(process.execPath, ['deploy/standalone.mjs', tree, '--no-build'], {
    env: { ...process.env, NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '' },
  });
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standalone-'));
  gather(join(folder, 'tree'));
  site = await serveTree(join(folder, 'tree'), {
    BACKEND_URL: address('BACKEND'),
    DATABASE_URL: `file:${folder}/site.db`,
    REVALIDATE_SECONDS: '3600',
  });
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

const ask = async (path: string) => {
  const response = await fetch(site.url + path, { headers: { accept: 'image/webp,*/*' } });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    size: (await response.arrayBuffer()).byteLength,
  };
};

test('the tree alone, with nothing but Node, answers every kind of address', async () => {
  for (const { path, canonical } of pages.filter(({ path }) => !/^\/productos?\//.test(path)))
    expect((await ask(path)).status, path).toBe(canonical === null ? 404 : 200);
  expect(await ask('/api/health')).toMatchObject({ status: 200, type: 'application/json' });
  for (const file of ['/robots.txt', '/sitemap.xml']) expect((await ask(file)).status, file).toBe(200);
  const home = await (await fetch(site.url)).text();
  const files = [...new Set(home.match(/\/(?:_next\/static|images|docs)\/[^"'\\ )&]+/g))];
  expect(files.filter((file) => file.startsWith('/_next/static')).length).toBeGreaterThan(3);
  expect(files.filter((file) => file.startsWith('/images')).length).toBeGreaterThan(3);
  for (const file of files) expect((await ask(file)).status, file).toBe(200);
});

test('it serves documents, and makes the pictures of the backend smaller', async () => {
  const [policy] = (await (await fetch(`${site.url}/contacto`)).text()).match(/\/docs\/[\w-]+\.pdf/) ?? [];
  const pdf = await ask(policy ?? '');
  expect([pdf.status, pdf.type]).toEqual([200, 'application/pdf']);
  const source = encodeURIComponent(`${address('BACKEND')}/images/products/${await anyPicture()}`);
  expect(await ask(`/_next/image?url=${source}&w=256&q=75`)).toMatchObject({ status: 200, type: 'image/webp' });
});

test('it draws the cards of shared links', async () => {
  const [card] = /\/tarjeta\/[^"?]+/.exec(await (await fetch(`${site.url}/ley-1831`)).text()) ?? [];
  const drawn = await ask(card ?? '');
  expect([drawn.status, drawn.type]).toEqual([200, 'image/jpeg']);
  expect(drawn.size).toBeGreaterThan(10_000);
});

test('it keeps messages, and ends at SIGTERM', async () => {
  const sent = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"client_name":"Ana","email":"ana@example.com","phone_number":"300","description":"hola","policy":true}',
  });
  expect(sent.status).toBe(200);
  const { code, took } = await site.end();
  expect(code).toBe(143);
  expect(took).toBeLessThan(10_000);
});

test('it does not start with a faulty variable, and says which', async () => {
  await expect(serveTree(join(folder, 'tree'), { TRUSTED_PROXIES: 'many' })).rejects.toThrow(/TRUSTED_PROXIES must be/);
});

test('where nothing can be written it serves all the same, and says that forms need the backend', async () => {
  // A folder cannot be made below a file, whoever asks.
  const readOnly = await serveTree(join(folder, 'tree'), { DATABASE_URL: 'file:/dev/null/data/site.db' });
  try {
    for (const path of ['/', '/productos', '/contacto', '/search/monitor'])
      expect((await fetch(readOnly.url + path)).status, path).toBe(200);
    expect(readOnly.output()).toContain('the outbox is off');
    expect(await (await fetch(`${readOnly.url}/api/health?ready`)).json()).toMatchObject({ outbox: { state: 'off' } });
  } finally {
    await readOnly.stop();
  }
});

test('the Dockerfile makes the same tree, starts it as npm start does, and not as root', async () => {
  const dockerfile = await readFile('Dockerfile', 'utf8');
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(dockerfile).toContain('RUN npm ci');
  expect(dockerfile).toContain('RUN npm run build:standalone');
  expect(scripts['build:standalone']).toBe('node deploy/standalone.mjs');
  const heap = /--max-old-space-size=\d+/.exec(scripts.start ?? '')?.[0];
  expect(dockerfile).toContain(`CMD ["node", "${heap}", "server.js"]`);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/api\/health/m);
});

async function anyPicture(): Promise<string> {
  const [name] = (await readdir('public/images/products')).filter((file) => file.endsWith('.webp'));
  return name ?? '';
}
