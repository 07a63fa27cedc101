import { getShortFacts } from './attribute-table';

const fact = (name: string, value: string) => ({ name, value });

test('the first three short attributes are told under the name, and none of the long ones', () => {
  const long = fact('Modos', 'x'.repeat(60));
  const short = ['a', 'b', 'c', 'd', 'e'].map((name) => fact(name, '2 kg'));
  expect(getShortFacts([long, ...short])).toEqual(short.slice(0, 3));
  expect(getShortFacts([long])).toEqual([]);
});
