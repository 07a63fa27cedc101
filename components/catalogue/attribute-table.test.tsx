import { render, screen, within } from '@testing-library/react';
import { AttributeTable } from './attribute-table';

const fact = (name: string, value: string, group?: string) => ({ name, value, group, isChip: false });

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
    'Peso2\u00A0kg',
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
