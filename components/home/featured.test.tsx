import { render, screen, within } from '@testing-library/react';
import { Featured } from './featured';

const item = { id: '201', name: 'Desfibrilador externo automático', alt: 'x', isService: false, imageSm: null };

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
    const slide = within(screen.getByRole('listitem'));
    expect(slide.getByRole('link')).toHaveAttribute('href', '/producto/Tubo%201%2F2/201');
  });
});
