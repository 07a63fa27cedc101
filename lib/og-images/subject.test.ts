/** @jest-environment node */
import { getCategoryOgImage, getOgImageVersion, getProductOgImage, toOgImageAddress } from './subject';

const product = {
  id: '201',
  name: 'Desfibrilador',
  isService: false,
  brand: 'Quindavel',
  image: '/images/products/aed-800.webp',
};

describe('the Open Graph image of a product', () => {
  it('names the brand, but not that of the house, and calls a service a service', () => {
    expect(getProductOgImage(product).note).toBe('Quindavel');
    expect(getProductOgImage({ ...product, brand: 'Ejemplo' }).note).toBe('');
    expect(getProductOgImage({ ...product, brand: '', isService: true }).note).toBe('Servicio');
  });

  it('has an address that changes with the name, the brand and the picture, and with nothing else', () => {
    const address = toOgImageAddress(getProductOgImage(product));
    expect(address).toMatch(/^\/tarjeta\/producto\/201\/[0-9a-f]{12}\.jpg$/);
    for (const change of [{ name: 'Monitor' }, { brand: 'Otra' }, { image: null }])
      expect(toOgImageAddress(getProductOgImage({ ...product, ...change }))).not.toBe(address);
    expect(getOgImageVersion(getProductOgImage({ ...product, id: '7' }))).toBe(
      getOgImageVersion(getProductOgImage(product)),
    );
  });
});

it('gives a category an Open Graph image of its own', () => {
  const ogImage = getCategoryOgImage({ id: '3', name: 'Monitoreo', imageSm: null });
  expect(toOgImageAddress(ogImage)).toMatch(/^\/tarjeta\/categoria\/3\//);
});
