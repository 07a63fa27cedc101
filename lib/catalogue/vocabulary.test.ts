/** @jest-environment node */
import data from '@/content/catalogue/vocabulary.json' with { type: 'json' };
import { createVocabulary, findTerm, getShortFacts, getTerms, toRowFacts } from './vocabulary';

const screen = { name: 'Pantalla', unit: 'pulgadas', group: 'Medición', chip: true, also: ['Display'] };
const oxygen = { name: 'SpO₂', group: 'Medición' };
const power = { name: 'Alimentación', also: ['Voltaje'] };
const weight = { name: 'Peso', unit: 'kg', group: 'Construcción', also: ['Peso neto'] };
const heavy = { name: 'peso', unit: 't' };
const small = createVocabulary({
  everywhere: [power, weight],
  categories: { 'Monitoreo y diagnóstico': [screen, oxygen], Grúas: [heavy] },
});

test('a category has its own terms before those of everywhere, and its own in the place of one of these', () => {
  expect(small.getTerms('MONITOREO y diagnostico')).toEqual([screen, oxygen, power, weight]);
  expect(small.getTerms('Grúas')).toEqual([heavy, power]);
  for (const category of [undefined, '', 'Otra']) expect(small.getTerms(category)).toEqual([power, weight]);
});

test('a term is found by its name and its other spellings, whatever case, accents and marks', () => {
  expect(small.findTerm('DISPLAY', 'Monitoreo y diagnóstico')).toBe(screen);
  expect(small.findTerm('SpO2', 'Monitoreo y diagnóstico')).toBe(oxygen);
  expect(small.findTerm(' alimentacion:', undefined)).toBe(power);
  expect(small.findTerm('Display', 'Grúas')).toBeUndefined();
  expect(small.findTerm('', undefined)).toBeUndefined();
});

test('facts have the names, the order and the groups of the vocabulary, and what it does not know follows', () => {
  const sent = [
    { name: 'Color', value: 'Azul' },
    { name: 'peso neto', value: '4,2' },
    { name: 'Garantía', value: '2 años' },
    { name: 'Display', value: '12 pulgadas' },
    { name: 'Peso', value: '5 kg con batería' },
  ];
  expect(small.toKnownFacts(sent, 'Monitoreo y diagnóstico')).toEqual([
    { name: 'Pantalla', value: '12 pulgadas', group: 'Medición', isChip: true },
    // Said twice, in two spellings.
    { name: 'Peso', value: '4,2 kg; 5 kg con batería', group: 'Construcción', isChip: false },
    { name: 'Color', value: 'Azul', isChip: false },
    { name: 'Garantía', value: '2 años', isChip: false },
  ]);
  expect(createVocabulary({ everywhere: [], categories: {} }).toKnownFacts(sent, 'Otra')).toEqual(
    sent.map((one) => ({ ...one, isChip: false })),
  );
});

test('each spelling of the catalogue’s vocabulary leads to its own term', () => {
  for (const category of [undefined, ...Object.keys(data.categories)])
    for (const term of getTerms(category)) {
      for (const text of [term.name, ...(term.also ?? [])]) expect(findTerm(text, category)).toBe(term);
    }
});

const fact = (name: string, value: string) => ({ name, value, isChip: false });

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
