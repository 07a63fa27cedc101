/** @jest-environment node */
import { getCardVersion, getCategoryCard, getProductCard, toCardAddress } from './subject';

const product = {
  id: '201',
  name: 'Desfibrilador',
  isService: false,
  brand: 'Quindavel',
  image: '/images/products/aed-800.webp',
};

describe('the card of a product', () => {
  it('names the brand, but not that of the house, and calls a service a service', () => {
    expect(getProductCard(product).note).toBe('Quindavel');
    expect(getProductCard({ ...product, brand: 'Ejemplo' }).note).toBe('');
    expect(getProductCard({ ...product, brand: '', isService: true }).note).toBe('Servicio');
  });

  it('has an address that changes with the name, the brand and the picture, and with nothing else', () => {
    const address = toCardAddress(getProductCard(product));
    expect(address).toMatch(/^\/tarjeta\/producto\/201\/[0-9a-f]{12}\.jpg$/);
    for (const change of [{ name: 'Monitor' }, { brand: 'Otra' }, { image: null }])
      expect(toCardAddress(getProductCard({ ...product, ...change }))).not.toBe(address);
    expect(getCardVersion(getProductCard({ ...product, id: '7' }))).toBe(getCardVersion(getProductCard(product)));
  });
});

it('gives a category a card of its own', () => {
  const card = getCategoryCard({ id: '3', name: 'Monitoreo', imageSm: null });
  expect(toCardAddress(card)).toMatch(/^\/tarjeta\/categoria\/3\//);
});
