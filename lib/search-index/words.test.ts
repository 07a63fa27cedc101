/** @jest-environment node */
import searchWords from '@/content/search-words.json' with { type: 'json' };
import { findAbsentThing, readLine, readSearch, toRequired, toTerm, toWords } from './words';

test.each([
  ['monitores', 'monitor', true],
  ['luces', 'luz', true],
  ['sentrifugas', 'centrifuga', true],
  ['orno', 'horno', true],
  ['defibrilator', 'defibrillator', true],
  ['lts', 'litro', true],
  ['hola', 'olla', false],
  ['mv12', 'mv13', false],
  ['papa', 'para', false],
])('%s and %s are one term: %s', (one, other, isSame) => {
  expect(toTerm(one) === toTerm(other)).toBe(isSame);
});

test('words that say nothing go, unless there is nothing else, and so do those of a question', () => {
  expect([toWords('Camas para la sala'), toWords('para la')]).toEqual([
    ['cama', 'sala'],
    ['para', 'la'],
  ]);
  for (const [q, word] of [
    ['¿Cuánto vale un DEA?', 'dea'],
    ['cuánto', 'cuanto'],
  ] as const)
    expect(readSearch(q).map(({ written }) => written)).toEqual([[word]]);
  expect(readLine(Array.from({ length: 50 }, (_, at) => `x${at}`).join(' '))).toHaveLength(16);
});

test('meanings go one way, a pasted line knows no uses, and a search for a service needs its words alone', () => {
  expect(readLine('presión')[0]?.same).toEqual([['tensiometro'], ['manometro']]);
  expect(readLine('tensiómetro')[0]?.same).not.toContainEqual(['presion']);
  expect([readSearch('fiebre')[0]?.needs, readLine('fiebre')[0]?.needs]).toEqual([[['termometro']], []]);
  expect(toRequired('me arreglan el monitor').map(([written]) => written)).toEqual([['arreglan']]);
});

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
