import { render, screen } from '@testing-library/react';
import { ProductCard } from './product-card';

const equipment = {
  id: '12',
  name: 'Tubo 1/2" 100% acero',
  alt: 'tubo',
  isService: false,
  brand: 'Quindavel',
  imageSm: null,
  description: '',
};
const service = {
  ...equipment,
  name: 'Instalación/puesta en marcha',
  isService: true,
  brand: '',
  description: 'ñ'.repeat(200),
};

describe('the card of a product', () => {
  it('shows name, picture and brand of equipment', () => {
    render(<ProductCard item={equipment} heading="h2" />);
    expect(screen.getByRole('heading', { level: 2, name: equipment.name })).toBeVisible();
    expect(screen.getByRole('img', { name: 'tubo' })).toHaveAttribute('src', '/images/placeholder.svg');
    expect(screen.getByText('Quindavel')).toBeVisible();
    expect(screen.getAllByRole('paragraph')).toHaveLength(1);
  });

  it('shows the description of a service, cut at 167 letters, and no brand', () => {
    render(<ProductCard item={service} heading="h3" />);
    expect(screen.getByRole('heading', { level: 3, name: service.name })).toBeVisible();
    expect(screen.getAllByRole('paragraph').map((text) => text.textContent)).toEqual([`${'ñ'.repeat(167)}…`]);
  });

  it('shows only the first paragraph of a short description', () => {
    render(<ProductCard item={{ ...service, description: 'Uno.\n\nDos.' }} heading="h2" />);
    expect(screen.getByRole('paragraph')).toHaveTextContent(/^Uno\.$/);
  });

  it('says in which language its words are when it is not that of the page, and that of its buttons stays', () => {
    const { container } = render(<ProductCard item={{ ...service, name: 'Calibration', lang: 'en' }} heading="h2" />);
    const marked = [...container.querySelectorAll('[lang=en]')].map((part) => part.textContent || part.localName);
    expect(marked).toEqual(['img', 'Calibration', `${'ñ'.repeat(167)}…`, ' Calibration', ' Calibration']);
  });

  it('has a button for the quotation list, with the name for who hears it, which without scripts begins one', () => {
    render(<ProductCard item={equipment} heading="h2" />);
    const button = screen.getByRole('button', { name: `Agregar a la lista ${equipment.name}`, pressed: false });
    expect([button.getAttribute('form'), button.getAttribute('name'), button.getAttribute('value')]).toEqual([
      'lista',
      '12',
      '1',
    ]);
  });

  it.each([
    [equipment, '/producto/Tubo%201%2F2%22%20100%25%20acero/12'],
    [service, '/producto/Instalaci%C3%B3n_puesta%20en%20marcha/12'],
  ])('links Cotizar, with the name for who hears it, to the page of the product (case %#)', (item, href) => {
    render(<ProductCard item={item} heading="h2" />);
    expect(screen.getByRole('link', { name: `Cotizar ${item.name}` })).toHaveAttribute('href', href);
  });
});
