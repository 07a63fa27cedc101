/** @jest-environment node */
import fc from 'fast-check';
import { toOriginForm } from './valid-url';

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
