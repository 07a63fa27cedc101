import { getCurrent } from './menu-nav';

describe('the mark of the open page in the menu', () => {
  it.each([
    ['/', '/home'],
    ['/Home', '/home'],
    ['/productos', '/productos'],
    ['/Contacto', '/contacto'],
  ])('is on the page itself: %s', (path, href) => {
    expect(getCurrent(path, href)).toBe('page');
  });

  it.each([
    ['/productos/Monitoreo/1', '/productos'],
    ['/ley-1831/centros-comerciales', '/ley-1831'],
  ])('is on what lies above by its address: %s', (path, href) => {
    expect(getCurrent(path, href)).toBe('true');
  });

  it.each([
    ['/productos', '/home'],
    ['/search/productos', '/productos'],
    // Services have such an address too.
    ['/producto/Calibración/903', '/productos'],
    ['/ley-1831', '/contacto'],
  ])('is not there on %s for %s', (path, href) => {
    expect(getCurrent(path, href)).toBeUndefined();
  });
});
