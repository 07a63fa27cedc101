/** @jest-environment node */
import fc from 'fast-check';
import { seo } from '@/content/seo';
import { site } from '@/content/site';
import { getPageOgImage } from '@/lib/og-images/subject';
import { cutAtWord } from '@/lib/text';
import { getDescription, getTitle, toMetadata } from './metadata';

const LONG = 'Electroencefalografista'.repeat(8);

test.each([
  ['Contacto', '', `Contacto | ${site.name}`],
  ['Báscula', 'Ref. 12', `Báscula · Ref. 12 | ${site.name}`],
  ['Desfibrilador externo automático DEA-50', 'Ref. 201', 'Desfibrilador externo automático DEA-50 · Ref. 201'],
  [LONG, 'Ref. 4567', `${LONG.slice(0, 47)}… · Ref. 4567`],
])('the title of %s %s is %s', (name, mark, title) => {
  expect(getTitle(name, mark)).toBe(title);
  expect(title.length).toBeLessThanOrEqual(60);
});

test.each(['', 'Sonda', LONG, `A ${LONG}`, 'palabra '.repeat(60), 'Fin. '.repeat(9)])(
  'a description has 50 to 160 characters and its end for %#',
  (text) => {
    const description = getDescription(text, 'Referencia 123456.');
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/ Referencia 123456\.$/);
  },
);

test('a description is one line, completed when it is short; a text is cut after a word, or between two letters, and never longer than asked', () => {
  expect(getDescription('Sonda.\n\nPara  adultos.', 'Fin.')).toBe(`Sonda. Para adultos. ${seo.ask} Fin.`);
  expect(cutAtWord('Monitor de signos, portátil', 20)).toBe('Monitor de signos…');
  expect(cutAtWord(`A ${'x'.repeat(100)}`, 60, 50)).toBe(`A ${'x'.repeat(57)}…`);
  expect(cutAtWord('Familia👩Familia', 9)).toBe('Familia…');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 20, max: 200 }), (text, most) => {
      expect(cutAtWord(text, most).length).toBeLessThanOrEqual(most);
    }),
  );
});

test('the head of a page cuts a name of 60,000 letters, and stays out of the indexes when asked or not in production', () => {
  const ogImage = { ...getPageOgImage('contacto'), title: 'x'.repeat(60_000) };
  const page = { title: 'x', description: 'y', path: '/contacto', name: 'x'.repeat(60_000), ogImage };
  const production = { siteUrl: 'https://example.org', isIndexable: true };
  expect(JSON.stringify(toMetadata(page, production)).length).toBeLessThan(3_000);
  expect(toMetadata(page, production)).not.toHaveProperty('robots');
  const noindex = { index: false, follow: true };
  expect(toMetadata({ ...page, isIndexed: false }, production).robots).toEqual(noindex);
  expect(toMetadata(page, { ...production, isIndexable: false }).robots).toEqual(noindex);
});
