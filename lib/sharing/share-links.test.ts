/** @jest-environment node */
import fc from 'fast-check';
import { encodeText } from '@/lib/text';
import { listShareLinks } from './share-links';
import { fitText } from './whatsapp';

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

// How many more there are: components/forms/contact-fallback.test.tsx.
test('of the lines of a list as many are in a mail as it takes beside the address', () => {
  const lines = Array.from({ length: 40 }, (_, at) => ({ text: `- 1 × Silla de ruedas número ${at}` }));
  const [, { href }] = listShareLinks({ name: 'Lista', address: `https://example.org/${'101-'.repeat(250)}`, lines });
  expect(href.length).toBeLessThanOrEqual(2_000);
  expect(new URL(href).searchParams.get('body')).toMatch(/número 0\n.*\ny \d+ líneas más\n/s);
});

test('a text is cut to what a link has room for, whatever is said', () => {
  expect(fitText('Monitor', 100)).toBe('Monitor');
  expect(fitText('ñandú 🩺 ñandú', 40)).toBe('ñandú 🩺…');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 9, max: 200 }), (text, most) => {
      expect(encodeText(fitText(text, most)).length).toBeLessThanOrEqual(most);
    }),
  );
});
