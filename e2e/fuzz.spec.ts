import { type APIRequestContext, expect as is } from '@playwright/test';
import fc from 'fast-check';
import { test } from './support/fixtures';

/** Text that would be markup if it came out as it went in. */
const MARK = `<x-"marca'>`;

const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      '',
      '..',
      '/',
      '//example.com',
      '\\\\example.com',
      '%',
      '%00',
      '\r\nset-cookie: a=b',
      '{"a":1}',
      '[',
      '1'.repeat(400),
      '-1',
      'null',
    ),
  )
  .map((some) => some + MARK);

const path = fc.oneof(
  fc.tuple(text, text).map(([name, id]) => `/producto/${encode(name)}/${encode(id)}`),
  fc.tuple(text, fc.nat(2_000)).map(([name, id]) => `/producto/${encode(name)}/${id}`),
  fc.tuple(text, fc.nat(40)).map(([name, id]) => `/productos/${encode(name)}/${id}`),
  fc
    .tuple(
      fc.constantFrom(1, 2),
      fc.array(fc.oneof(text.map(encode), fc.constantFrom('marca', 'orden', 'nombre', 'pagina', '1', '2')), {
        minLength: 1,
        maxLength: 7,
      }),
    )
    .map(([id, view]) => `/productos/x/${id}/${view.join('/')}`),
  text.map((brand) => `/productos/${encode('Monitoreo y diagnóstico')}/1/marca/${encode(brand)}/orden/nombre`),
  text.map((ids) => `/comparar/${encode(ids)}`),
  fc
    .array(fc.oneof(fc.nat(1_000).map(String), text.map(encode)), { maxLength: 7 })
    .map((ids) => `/comparar/${ids.join('-')}`),
  text.map((q) => `/search/${encode(q)}`),
  text.map((q) => `/search?q=${encode(q)}`),
  text.map((word) => `/ley-1831/lugar/${encode(word)}`),
  text.map((word) => `/ley-1831/lugar?lugar=${encode(word)}`),
  fc.tuple(text, text).map(([key, value]) => `/?${encode(key)}=${encode(value)}&_rsc=${encode(value)}`),
  text.map((state) => `/mensaje/${encode(state)}`),
  fc.tuple(text, text).map(([url, width]) => `/_next/image?url=${encode(url)}&w=${encode(width)}&q=75`),
  text.map((any) => `/${encode(any)}`),
);

/** Headers that the site or its framework reads. */
const header = fc.tuple(
  fc.constantFrom(
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-connection-address',
    'host',
    'origin',
    'referer',
    'cookie',
    'accept',
    'accept-language',
    'if-none-match',
    'range',
    'user-agent',
    'rsc',
    'next-router-state-tree',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-url',
    'next-action',
    'x-nextjs-data',
    'x-middleware-subrequest',
    'x-matched-path',
    'x-invoke-path',
    'x-prerender-revalidate',
    'idempotency-key',
    'sec-fetch-site',
  ),
  text.map((value) => value.replace(/[^\x20-\x7e]/g, '')),
);

function encode(some: string): string {
  return encodeURIComponent(some.toWellFormed());
}

async function ask(request: APIRequestContext, address: string, headers: Record<string, string>): Promise<void> {
  const answer = await request.get(address, { headers, maxRedirects: 0 });
  is(answer.status()).toBeLessThan(500);
  const { location = '/', 'set-cookie': cookie } = answer.headers();
  is(cookie).toBeUndefined();
  // Never '//host' nor another scheme: a redirect stays on the site.
  is(location).toMatch(/^\/(?![/\\])/);
  const isMarkup = /html/.test(answer.headers()['content-type'] ?? '');
  if (isMarkup) is(await answer.text()).not.toContain(MARK);
}

/** A failure prints its seed and the path to the counterexample; FUZZ_SEED runs it again. */
const seed = Number(process.env.FUZZ_SEED || Date.now());
const RUNS = { numRuns: 100, seed };
console.log(`fuzz: FUZZ_SEED=${seed}`);

test('Invented paths and parameters give no 5xx, no markup, no way out of the site', async ({ request }) => {
  test.setTimeout(120_000);
  await fc.assert(
    fc.asyncProperty(path, (one) => ask(request, one, {})),
    RUNS,
  );
});

test('Nor do invented headers', async ({ request }) => {
  test.setTimeout(120_000);
  const known = fc.constantFrom('/', '/productos', '/search/monitor', '/producto/x/101', '/no-existe');
  const headers = fc.array(header, { minLength: 1, maxLength: 3 }).map((some) => Object.fromEntries(some));
  await fc.assert(
    fc.asyncProperty(known, headers, (one, some) => ask(request, one, some)),
    RUNS,
  );
});
