import { render, screen, within } from '@testing-library/react';
import { Featured } from './featured';

const item = {
  id: '201',
  name: 'Desfibrilador externo automático',
  alt: 'x',
  isService: false,
  brand: 'Marca',
  imageSm: null,
};

describe('the featured products', () => {
  it('have the title Productos destacados', () => {
    render(<Featured items={[item]} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Productos destacados' })).toBeVisible();
  });

  it('have names of at most 20 letters and an ellipsis, whole in the tooltip', () => {
    render(<Featured items={[item, { ...item, id: '2', name: 'Monitor de pacientes' }]} />);
    expect(screen.getByText('Desfibrilador extern…')).toHaveAttribute('title', item.name);
    expect(screen.getByTitle('Monitor de pacientes')).toHaveTextContent(/^Monitor de pacientes$/);
  });

  it('link each to its page, by its name as it is', () => {
    render(<Featured items={[{ ...item, name: 'Tubo 1/2' }]} />);
    const link = within(screen.getByRole('listitem')).getByRole('link', { name: 'Cotizar Tubo 1/2' });
    expect(link).toHaveAttribute('href', '/producto/Tubo%201%2F2/201');
  });

  it('say the category of each, or its brand where that is not known', () => {
    const category = { id: '1', name: 'Emergencias' };
    render(<Featured items={[item, { ...item, id: '2', name: 'Monitor', category }]} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Marca');
    expect(second).toHaveTextContent('Emergencias');
    expect(second).not.toHaveTextContent('Marca');
  });

  it('are whole for who hears them', () => {
    render(<Featured items={[item]} />);
    expect(screen.getByText('Desfibrilador extern…')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('link', { name: `Cotizar ${item.name}` })).toBeVisible();
  });
});
