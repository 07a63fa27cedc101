/** @jest-environment node */
import data from '@/content/catalogue/vocabulary.json' with { type: 'json' };
import { findTerm, getTerms, listFacts, toRowFacts } from './vocabulary';

const monitoring = { isService: false, category: { name: 'MONITOREO y diagnostico' } };

test('a category has its own terms before those of everywhere, and an unknown one those alone', () => {
  const own = data.categories['Monitoreo y diagnóstico'];
  expect(getTerms(monitoring.category.name).slice(0, own.length)).toEqual(own);
  for (const category of [undefined, '', 'Otra']) expect(getTerms(category)).toEqual(data.everywhere);
});

test('each spelling of a term leads to it', () => {
  for (const category of [undefined, ...Object.keys(data.categories)])
    for (const term of getTerms(category))
      for (const text of [term.name, ...(term.also ?? [])]) expect(findTerm(text, category)).toBe(term);
});

test('facts have the names, order and units of the vocabulary, and what it does not know follows', () => {
  const attributes = [
    { name: 'Color', value: 'Azul' },
    { name: 'peso neto', value: '4,2' },
    { name: 'Display', value: '12 pulgadas' },
    { name: 'Peso', value: '5 kg con batería' },
  ];
  expect(listFacts({ ...monitoring, attributes }).map(({ name, value }) => [name, value])).toEqual([
    ['Pantalla', '12 pulgadas'],
    // Said twice, in two spellings.
    ['Peso', '4,2 kg; 5 kg con batería'],
    ['Color', 'Azul'],
  ]);
  const service = listFacts({ ...monitoring, isService: true, attributes });
  expect(service).toEqual(attributes.map((one) => ({ ...one, isChip: false })));
});

test('a row of a result has the first two that fit in it, of those that the vocabulary chooses', () => {
  const fact = (name: string, value: string, isChip = true) => ({ name, value, isChip });
  const facts = [fact('Color', 'Azul', false), fact('Parámetros', 'x'.repeat(60)), fact('Capacidad', '18 L; 20 L')];
  expect(toRowFacts([...facts, fact('Peso', '2 kg'), fact('Alto', '1 m')])).toEqual(['Capacidad: 18 L', 'Peso: 2 kg']);
  expect([toRowFacts([]), toRowFacts(facts.slice(0, 1))]).toEqual([[], ['Color: Azul']]);
});
