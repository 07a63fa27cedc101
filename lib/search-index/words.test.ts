/** @jest-environment node */
import searchWords from '@/content/search-words.json' with { type: 'json' };
import { findAbsentThing, readSearch } from './words';

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
