/** @jest-environment node */
import { sortByLikeness } from './likeness';

const sort = (name: string, ...names: string[]) =>
  sortByLikeness(
    names.map((one) => ({ name: one })),
    name,
  ).map((one) => one.name);

test('names that share more words come first, whatever their case and accents', () => {
  expect(
    sort('Bomba de infusión BI-1', 'Calentador de fluidos', 'BOMBA de jeringa', 'Bomba de infusion volumétrica'),
  ).toEqual(['Bomba de infusion volumétrica', 'BOMBA de jeringa', 'Calentador de fluidos']);
});

test('small words, numbers, units and models are no likeness: the order stays', () => {
  const names = ['Horno de 18 L AV-18', 'Lavadora para la mesa', 'Selladora'];
  expect(sort('Autoclave de 18 L para el AV-18', ...names)).toEqual(names);
});

test('a word that a name repeats counts once', () => {
  expect(sort('Mesa de examen', 'Mesa para mesa de mesa', 'Mesa de examen alta')).toEqual([
    'Mesa de examen alta',
    'Mesa para mesa de mesa',
  ]);
});
