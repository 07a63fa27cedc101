/** @jest-environment node */
import { pageMetadata, siteMetadata } from './metadata';

describe('siteMetadata', () => {
  it('makes every relative address absolute on the public origin', () => {
    expect(String(siteMetadata('https://example.org').metadataBase)).toBe('https://example.org/');
  });

  it('puts the name of the site after the title of a page', () => {
    expect(siteMetadata('https://example.org').title).toMatchObject({ template: '%s | Biomédica Ejemplo' });
  });
});

describe('pageMetadata', () => {
  it('gives a page its title, its description and its one address', () => {
    expect(pageMetadata({ title: 'Contacto', description: 'Escríbanos', path: '/contacto' })).toEqual({
      title: 'Contacto',
      description: 'Escríbanos',
      alternates: { canonical: '/contacto' },
    });
  });

  it('leaves an empty description out, so that the one of the site stays', () => {
    expect(pageMetadata({ title: 'Contacto', description: '', path: '/contacto' })).not.toHaveProperty('description');
  });

  it('keeps a page out of the indexes when asked, but lets its links be followed', () => {
    expect(pageMetadata({ title: 'Busqueda', path: '/search/x', isIndexed: false }).robots).toEqual({
      index: false,
      follow: true,
    });
  });
});
