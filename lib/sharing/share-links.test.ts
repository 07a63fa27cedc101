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

test('of the lines of a list as many are in a mail as it takes beside the address, and how many more there are', () => {
  const all = Array.from({ length: 40 }, (_, at) => `- 1 × Silla de ruedas número ${at}`);
  const address = `https://example.org/cotizacion/${'101-'.repeat(250)}`;
  const links = listShareLinks({ name: 'Lista: 40 líneas', address, lines: all.map((text) => ({ text })) });
  const [chat = '', mail = ''] = links.map(({ href }) => href);
  expect(mail.length).toBeLessThanOrEqual(2_000);
  const body = new URL(mail).searchParams.get('body')?.split('\n') ?? [];
  const shown = body.filter((line) => all.includes(line)).length;
  expect(shown).toBeGreaterThan(0);
  expect(body).toContain(`y ${40 - shown} líneas más`);
  expect(new URL(chat).searchParams.get('text')?.split('\n')).toEqual(expect.arrayContaining(all.slice(0, shown + 1)));
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
