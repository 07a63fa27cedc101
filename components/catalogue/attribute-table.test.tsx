import { render, screen, within } from '@testing-library/react';
import { AttributeTable, getShortFacts } from './attribute-table';

const fact = (name: string, value: string, group?: string) => ({ name, value, group, isChip: false });

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

test('facts stand in their groups, and those of no group last; one group has no heading', () => {
  const facts = [
    fact('Pantalla', '12 pulgadas', 'Medición'),
    fact('Peso', '2 kg', 'Construcción'),
    fact('Color', 'Azul'),
  ];
  const { unmount } = render(<AttributeTable facts={facts} lang="en" />);
  const rows = within(screen.getByRole('table', { name: 'Características' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Medición',
    'Pantalla12 pulgadas',
    'Construcción',
    'Peso2 kg',
    'Otras características',
    'ColorAzul',
  ]);
  // Names of the vocabulary are in the language of the page.
  expect(screen.getByRole('rowheader', { name: 'Peso' })).not.toHaveAttribute('lang');
  expect(screen.getByRole('rowheader', { name: 'Color' })).toHaveAttribute('lang', 'en');
  unmount();
  render(<AttributeTable facts={facts.slice(0, 1)} />);
  expect(screen.queryByText('Medición')).not.toBeInTheDocument();
});
