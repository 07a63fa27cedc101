import { getCurrent } from './menu-link';

describe('the mark of the open page in the menu', () => {
  it.each([
    ['/', '/home'],
    ['/Home', '/home'],
    ['/productos', '/productos'],
    ['/Contacto', '/contacto'],
  ])('is on the page itself: %s', (path, href) => {
    expect(getCurrent(path, href)).toBe('page');
  });

  it.each(['/productos/Monitoreo/1', '/producto/Monitor/101'])(
    'is on Productos for %s, which lies below it',
    (path) => {
      expect(getCurrent(path, '/productos')).toBe('true');
    },
  );

  it.each([
    ['/productos', '/home'],
    ['/search/productos', '/productos'],
    ['/ley-1831', '/contacto'],
  ])('is not there on %s for %s', (path, href) => {
    expect(getCurrent(path, href)).toBeUndefined();
  });
});
