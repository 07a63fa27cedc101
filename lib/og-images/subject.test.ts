/** @jest-environment node */
import { cardAddress, cardVersion, categoryCard, productCard } from './subject';

const product = {
  id: '201',
  name: 'Desfibrilador',
  isService: false,
  brand: 'Quindavel',
  image: '/images/products/aed-800.webp',
};

describe('the card of a product', () => {
  it('names the brand, but not that of the house, and calls a service a service', () => {
    expect(productCard(product).note).toBe('Quindavel');
    expect(productCard({ ...product, brand: 'Ejemplo' }).note).toBe('');
    expect(productCard({ ...product, brand: '', isService: true }).note).toBe('Servicio');
  });

  it('has an address that changes with the name, the brand and the picture, and with nothing else', () => {
    const address = cardAddress(productCard(product));
    expect(address).toMatch(/^\/tarjeta\/producto\/201\/[0-9a-f]{12}\.jpg$/);
    for (const change of [{ name: 'Monitor' }, { brand: 'Otra' }, { image: null }])
      expect(cardAddress(productCard({ ...product, ...change }))).not.toBe(address);
    expect(cardVersion(productCard({ ...product, id: '7' }))).toBe(cardVersion(productCard(product)));
  });
});

it('gives a category a card of its own', () => {
  const card = categoryCard({ id: '3', name: 'Monitoreo', imageSm: null });
  expect(cardAddress(card)).toMatch(/^\/tarjeta\/categoria\/3\//);
});
