/** @jest-environment node */
import { getCategoryOgImage, getListOgImage, getOgImageVersion, getProductOgImage, toOgImageAddress } from './subject';

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

describe('the Open Graph image of a list', () => {
  const list = Array.from({ length: 6 }, (_, index) => ({ ...product, id: `${201 + index}`, name: `Equipo ${index}` }));

  it('shows its first four products, and says how many lines there are', () => {
    const { title, note, others = [] } = getListOgImage(list, 40);
    expect([title, note, others.length]).toEqual([
      'Equipo 0, Equipo 1, Equipo 2, Equipo 3',
      'Lista de cotización: 40 líneas',
      3,
    ]);
    expect(getListOgImage(list, 0)).toMatchObject({ id: '0-201-202-203-204', note: 'Comparar productos' });
    expect(toOgImageAddress(getListOgImage(list, 40))).toMatch(
      /^\/tarjeta\/lista\/40-201-202-203-204\/[0-9a-f]{12}\.jpg$/,
    );
  });

  it('changes with each of the pictures', () => {
    const last = list.map((one, index) => (index === 3 ? { ...one, image: '/images/products/otro-800.webp' } : one));
    expect(getOgImageVersion(getListOgImage(last, 40))).not.toBe(getOgImageVersion(getListOgImage(list, 40)));
  });

  it('without a product is that of the page', () => {
    expect(getListOgImage([], 3).kind).toBe('pagina');
  });
});
