import { render, screen } from '@testing-library/react';
import { ServiceCard } from './service-card';

const service = { id: '906', name: 'Instalación/puesta', alt: '', isService: true, imageSm: null, description: '' };

describe('the card of a service', () => {
  it('shows the first 167 letters of its description and an ellipsis, and has the rest', () => {
    const [start, rest] = ['á'.repeat(167), 'é'.repeat(30)];
    render(<ServiceCard service={{ ...service, description: start + rest }} />);
    expect(screen.getByRole('paragraph')).toHaveTextContent(`${start}…${rest}`);
    expect(screen.getByRole('button', { name: 'Ver mas' })).toHaveAccessibleDescription('Instalación/puesta');
  });

  it('shows a description of 167 letters whole', () => {
    render(<ServiceCard service={{ ...service, description: 'á'.repeat(167) }} />);
    expect(screen.getByRole('paragraph')).toHaveTextContent('á'.repeat(167));
    expect(screen.queryByRole('button', { name: 'Ver mas' })).not.toBeInTheDocument();
  });

  it('has one link, with underscores for slashes', () => {
    render(<ServiceCard service={service} />);
    const link = screen.getByRole('link', { name: 'Cotizar Instalación/puesta' });
    expect(link).toHaveAttribute('href', '/producto/Instalaci%C3%B3n_puesta/906');
  });
});
