/** @jest-environment node */
import searchWords from '@/content/search-words.json' with { type: 'json' };
import { realSearches } from '@/e2e/support/real-searches';
import { typedSearches } from '@/e2e/support/typed-searches';
import { findAbsentThing } from './find-absent-thing';

test.each([
  ['GLUCOMETROS', 'glucómetro'],
  ['holter', 'holter'],
  ['cuánto vale un glucómetro', 'glucómetro'],
  ['Bisturí eléctrico', 'bisturí eléctrico'],
  ['cathter', undefined],
  ['analizador de gases', undefined],
  ['', undefined],
])('«%s» names %s', (q, thing) => {
  expect(findAbsentThing(q)).toBe(thing);
});

test('each thing is found by its name, and none of what the catalogue has is among them', () => {
  for (const name of searchWords.absent.split(', ')) expect(findAbsentThing(name)).toBe(name);
  expect([...realSearches, ...typedSearches].filter(([q]) => findAbsentThing(q))).toEqual([]);
});
