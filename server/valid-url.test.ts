/** @jest-environment node */
import fc from 'fast-check';
import { requireValidUrl, toOriginForm } from './valid-url';

it.each([
  ['http://evil.example/search/a', '/search/a'],
  ['http://evil.example', '/'],
  ['HTTPS://[::1]:3000/a', '/a'],
])('%s, as a proxy is asked, asks for %s', (target, expected) => {
  expect(toOriginForm(target)).toBe(expected);
});

it.each([
  '/x/../search/a',
  '/./search/a',
  '/x/%2E%2e/search/a',
  '/x/.%2e/_next/image',
  '/search/..',
  '//evil.example/../a',
  'http://evil.example/x/../search/a',
  '/search/a#b',
  '#',
  'http://',
  'http://a b/',
  '*',
  'evil:example',
  '',
])('%s names nothing', (target) => {
  expect(toOriginForm(target)).toBeNull();
});

it.each([
  '/',
  '/search/a.b',
  '/.well-known/security.txt',
  '/search/%E0%A4',
  '/search/%23',
  '/producto/a%2F..%2Fb/1',
  '//a',
  '/a..b/',
])('%s stays as it is', (target) => {
  expect(toOriginForm(target)).toBe(target);
});

it('whatever is asked for is a path that a URL does not shorten, and stays the same when it is asked again', () => {
  const target = fc.oneof(
    fc.webUrl(),
    fc.webPath().map((path) => `/${path}`),
    fc.string({ minLength: 1 }),
  );
  fc.assert(
    fc.property(target, (one) => {
      const path = toOriginForm(one);
      if (path === null) return;
      expect(path).toMatch(/^\//);
      expect(path).not.toMatch(/\/(?:\.|%2e){1,2}(?:\/|$)/i);
      expect(toOriginForm(path)).toBe(path);
    }),
  );
});

it.each([
  ['/%', '/404'],
  ['/search/%E0%A4', '/404'],
  ['/producto/[name]/[id]', '/404'],
  ['/mensaje/%5B...estado%5d?_rsc=1', '/404'],
  ['/_not-found', '/404'],
  ['/producto/x/007', '/404'],
  ['/productos/x/abc/orden/nombre', '/404'],
  ['/productos/x/3/orden/nombre', '/productos/x/3/orden/nombre'],
  ['/search/[q]', '/search/[q]'],
  ['/producto/Cable%20%5B5m%5D/101', '/producto/Cable%20%5B5m%5D/101'],
])('%s is handed on as %s', async (url, expected) => {
  const request = { url } as never;
  await requireValidUrl(request, {} as never, () => undefined);
  expect(request).toMatchObject({ url: expected });
});
