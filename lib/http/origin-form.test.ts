/** @jest-environment node */
import fc from 'fast-check';
import { toOriginForm } from './origin-form';

it.each([
  ['/x/../search/a', '/search/a'],
  ['/./search/a?b=/../c', '/search/a?b=/../c'],
  ['/x/%2E%2e/search/a', '/search/a'],
  ['/x/.%2e/_next/image?url=b', '/_next/image?url=b'],
  ['/../../../etc/passwd', '/etc/passwd'],
  ['/search/..', '/'],
  ['//evil.example/../a', '//a'],
  ['http://evil.example/search/a?b=c', '/search/a?b=c'],
  ['http://evil.example', '/'],
  ['http://[', null],
  ['*', null],
  ['evil:example', '/'],
])('%s asks for %s', (target, expected) => {
  expect(toOriginForm(target)).toBe(expected);
});

it.each([
  '/',
  '/search/a.b?c=..',
  '/.well-known/security.txt',
  '/search/%E0%A4',
  '/producto/a%2F..%2Fb/1',
  '//a',
  '/a..b/',
])('%s stays as it is', (target) => {
  expect(toOriginForm(target)).toBe(target);
});

it('Whatever is asked for is a path, and stays the same when it is asked again', () => {
  const target = fc.oneof(
    fc.webUrl(),
    fc.webPath().map((path) => `/${path}`),
    fc.string().map((text) => `/${text}`),
    fc.string({ minLength: 1 }),
  );
  fc.assert(
    fc.property(target, (one) => {
      const path = toOriginForm(one);
      if (path === null) return;
      expect(path).toMatch(/^\//);
      expect(toOriginForm(String(path))).toBe(path);
    }),
  );
});
