/** @jest-environment node */
import searchWords from '@/content/search-words.json' with { type: 'json' };
import { findAbsentThing, hasAllWords, readSearch } from './words';

test('each phrase of the table is found in a search, and each absent thing is named by its own words alone', () => {
  const isKnown = (phrase: string) =>
    readSearch(phrase).some(({ same, needs, isService }) => same.length + needs.length > 0 || isService);
  const phrases = searchWords.table.flatMap(({ words }) => words.split(', '));
  expect(phrases.filter((phrase) => !isKnown(phrase))).toEqual([]);
  for (const name of searchWords.absent.split(', ')) expect(findAbsentThing(name)).toBe(name);
  expect(['cuánto valen los GLUCOMETROS', 'analizador de gases', ''].map(findAbsentThing)).toEqual([
    'glucómetro',
    undefined,
    undefined,
  ]);
});

test.each([
  ['Metrología', 'metrologia', true],
  ['Infusión y succión', 'bombas de succion', false],
  ['Infusión y succión', 'la succion y la infusión', true],
  ['Infusión y succión', 'infusión', true],
  ['Metrología', '¿?', false],
])('the category %s has all words of %j: %s', (name, q, isNamed) => {
  expect(hasAllWords(name, q)).toBe(isNamed);
});
