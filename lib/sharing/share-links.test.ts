/** @jest-environment node */
import { listShareLinks } from './share-links';

const getText = (name: string) =>
  new URL(listShareLinks({ name, address: 'https://example.org/producto/x/7' })[0]?.href ?? '').searchParams
    .get('text')
    ?.replace(/ https:.*/, '');

test('the links that share a page take any name, and no longer one than an address has room for', () => {
  expect(getText('Sonda 1/2 & más')).toBe('Sonda 1/2 & más');
  expect(getText('Sonda \uD800')).toBe('Sonda \uFFFD');
  expect(getText('x'.repeat(180))).toBe('x'.repeat(180));
  expect(getText('x'.repeat(60_000))).toBe(`${'x'.repeat(260)}…`);
});
