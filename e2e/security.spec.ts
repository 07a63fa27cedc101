import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { address, expect, test } from './support/fixtures';
import { categoryAddress, productAddress, sampleCategories, withSlash } from './support/samples';
import { serve } from './support/site';

const [category = { id: 0, name: '' }] = sampleCategories;
const PAGES = [
  '/',
  '/productos',
  categoryAddress(category),
  productAddress(withSlash),
  '/ley-1831',
  '/contacto',
  '/search/monitor',
  '/no-existe',
  '/mensaje/enviado',
];

/** Answers of every kind: pages, redirects, refusals, handlers, files. */
const ANSWERS: readonly (readonly [string, string, number])[] = [
  ...PAGES.map((path) => ['GET', path, path === '/no-existe' ? 404 : 200] as const),
  ['GET', `/producto/otro/${withSlash.id}`, 308],
  ['GET', '/productos/', 308],
  ['GET', '/search?q=a', 303],
  ['GET', '/producto/x/abc', 404],
  ['GET', '/%E0%A4', 404],
  ['POST', '/contacto', 405],
  ['GET', '/api/contact', 405],
  ['POST', '/api/contact', 415],
  ['GET', '/favicon.svg', 200],
  ['GET', '/docs/politica-de-datos.pdf', 200],
  ['GET', '/_next/static/no-existe.js', 404],
  ['GET', '/_next/image?url=https%3A%2F%2Fexample.com%2Fa.png&w=640&q=75', 400],
];

test('Answers of every kind carry the security headers', async ({ request }) => {
  for (const [method, path, status] of ANSWERS) {
    const answer = await request.fetch(path, { method, maxRedirects: 0 });
    expect(answer.status(), `${method} ${path}`).toBe(status);
    const headers = answer.headers();
    expect(headers, `${method} ${path}`).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(/(default-src|script-src) '(none|self)'/),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect([headers['x-powered-by'], headers.server], `${method} ${path}`).toEqual([undefined, undefined]);
  }
});

test('Sheets, scripts, fonts and pictures carry the headers that mean something there, and no others', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const files = ['css', 'js', 'woff2', 'avif'].map((type) => html.match(new RegExp(`/[^", ]+\\.${type}`))?.[0] ?? type);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
      expect(answer.headers()[name], `${file}: ${name}`).toBeUndefined();
  }
});

test('A page allows the scripts inside it by their hashes, and nothing else inline', async ({ request }) => {
  for (const path of PAGES) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).not.toContain('unsafe');
    for (const directive of [
      "script-src-attr 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(directive);
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
    const inline = scripts.filter(([, attributes]) => !attributes?.includes('json'));
    expect(inline.length).toBeGreaterThan(0);
    for (const [, , text] of inline)
      expect(policy).toContain(
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
      );
    expect(html).not.toMatch(/<[^>]+\s(?:on[a-z]+|style)=/);
    // Proxies take a header of four kilobytes.
    expect(policy.length).toBeLessThan(1_500);
  }
});

test('A page has its entity tag, and who has it gets 304 without a body, also where a proxy writes it as a strong one', async ({
  request,
}) => {
  const { etag = '' } = (await request.get('/productos')).headers();
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  for (const tag of [etag, etag.replace('W/', ''), `"x", ${etag}`]) {
    const again = await request.get('/productos', { headers: { 'if-none-match': tag } });
    expect(again.status()).toBe(304);
    expect((await again.body()).length).toBe(0);
  }
  expect((await request.get('/productos', { headers: { 'if-none-match': '"otro"' } })).status()).toBe(200);
});

test.describe('A site with secrets, served by https', () => {
  const secrets = {
    REVALIDATE_SECRET: 'secreto-que-no-debe-salir',
    BACKEND_API_URL: 'http://127.0.0.1:9/ruta-privada/api/v1',
    REDIS_URL: 'redis://:clave-de-redis@127.0.0.1:9',
  };

  test('has full marks by the rules of the Observatory, and shows none of its secrets', async ({ request }) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-secrets-'));
    const build = process.env.HTTP_BUILD ?? '';
    const site = await serve({
      ...secrets,
      NEXT_DIST_DIR: build,
      SITE_URL: 'https://www.example.com',
      BACKEND_URL: address('BACKEND'),
      DATABASE_URL: `file:${join(folder, 'base-privada.db')}`,
    });
    const texts: string[] = [];
    for (const path of ['/', '/productos', '/search/monitor', '/contacto', '/productos/CV/2', '/no-existe']) {
      const answer = await request.get(site.url + path);
      expect(observatoryScore(answer.headers()), path).toBe(130);
      expect(answer.headers()['strict-transport-security']).toMatch(/includeSubDomains; preload$/);
      expect(answer.headers()['content-security-policy']).toContain('upgrade-insecure-requests');
      texts.push(await answer.text(), await (await request.get(site.url + path, { headers: { rsc: '1' } })).text());
    }
    await site.stop();
    await rm(folder, { recursive: true });
    const files = await readdir(join(build, 'static'), { recursive: true });
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const file of files.filter((one) => /\.(js|css)$/.test(one))) {
      const text = await readFile(join(build, 'static', file), 'utf8');
      expect(text, file).not.toContain('sourceMappingURL');
      expect(text, file).not.toContain(address('BACKEND'));
      texts.push(text);
    }
    for (const secret of [...Object.values(secrets), 'ruta-privada', 'clave-de-redis', 'base-privada', 'index.php/api'])
      expect(texts.filter((text) => text.includes(secret)).length, secret).toBe(0);
  });
});

type Headers = Readonly<Record<string, string | undefined>>;

const SIX_MONTHS = 15_768_000;

/** What MDN's HTTP Observatory gives a page without cookies or CORS: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring */
function observatoryScore(headers: Headers): number {
  const policy = headers['content-security-policy'] ?? '';
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  const modifiers = [
    policyModifier(policy),
    /frame-ancestors '(none|self)'/.test(policy)
      ? 5
      : /^(DENY|SAMEORIGIN)$/i.test(headers['x-frame-options'] ?? '')
        ? 0
        : -20,
    /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(headers['referrer-policy'] ?? '') ? 5 : 0,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    age >= SIX_MONTHS ? 0 : age > 0 ? -10 : -20,
    /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  ];
  return 100 + modifiers.reduce((sum, modifier) => sum + modifier, 0);
}

function policyModifier(policy: string): number {
  if (policy === '') return -25;
  if (/script-src[^;]*'unsafe-(inline|eval)'/.test(policy)) return -20;
  if (/'unsafe-inline'|'unsafe-eval'/.test(policy)) return 0;
  const isTight = /default-src 'none'/.test(policy) && /form-action '(none|self)'/.test(policy);
  return isTight ? 10 : 5;
}
