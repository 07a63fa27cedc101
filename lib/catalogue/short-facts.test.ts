/** @jest-environment node */
import { getShortFacts, toRowFacts } from './short-facts';

const fact = (name: string, value: string) => ({ name, value, isChip: false });

test('the first three short facts are told after the picture, and none of the long ones', () => {
  const long = fact('Modos', 'x'.repeat(60));
  const short = ['a', 'b', 'c', 'd', 'e'].map((name) => fact(name, '2 kg'));
  expect(getShortFacts([long, ...short])).toEqual(short.slice(0, 3));
  expect(getShortFacts([long])).toEqual([]);
});

test('where the vocabulary chooses, its first four are told, however long, as far as their first half-sentence', () => {
  const chosen = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...fact(name, `${'x'.repeat(60)}; 2 kg`), isChip: true }));
  expect(getShortFacts([fact('Peso', '2 kg'), ...chosen]).map(({ name, value }) => [name, value])).toEqual(
    ['a', 'b', 'c', 'd'].map((name) => [name, 'x'.repeat(60)]),
  );
});

test('a row of a result has the first two that fit in it', () => {
  const chosen = [
    fact('Parámetros', 'x'.repeat(60)),
    fact('Capacidad', '18 L'),
    fact('Peso', '2 kg'),
    fact('Color', 'Azul'),
  ];
  expect(toRowFacts(chosen.map((one) => ({ ...one, isChip: true })))).toEqual(['Capacidad: 18 L', 'Peso: 2 kg']);
  expect(toRowFacts([])).toEqual([]);
});
