import { render, screen } from '@testing-library/react';
import { Services } from './services';

describe('Services', () => {
  it('says so where there are none, and keeps the places that links lead to', () => {
    const { container } = render(<Services items={[]} />);
    expect(screen.getByText('Todavía no hay servicios publicados.')).toBeInTheDocument();
    expect(container.querySelector('#servicios-mantenimiento')).toBeInTheDocument();
  });
});
