import { render, screen } from '@testing-library/react';
import { PageFocus } from './page-focus';

let mockPath = '';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

function siteAt(path: string) {
  mockPath = path;
  return (
    <>
      <header>
        <a href="/contacto">Menú</a>
      </header>
      <main id="contenido" tabIndex={-1}>
        <a href="/producto/x/1">Cotizar</a>
      </main>
      <footer>
        <a href="/accesibilidad">Accesibilidad</a>
      </footer>
      <PageFocus main="contenido" />
    </>
  );
}

describe('the focus on a new page', () => {
  it.each(['Cotizar', 'Accesibilidad'])('is at its beginning when %s, in the page or its footer, led to it', (link) => {
    const { rerender } = render(siteAt('/search/x'));
    screen.getByText(link).focus();
    rerender(siteAt('/producto/x/1'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is at its beginning when it was nowhere', () => {
    const { rerender } = render(siteAt('/search/x'));
    rerender(siteAt('/producto/x/1'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays in the header', () => {
    const { rerender } = render(siteAt('/search/x'));
    screen.getByText('Menú').focus();
    rerender(siteAt('/contacto'));
    expect(screen.getByText('Menú')).toHaveFocus();
  });

  it('stays where it is as long as the page does, and where it is when the page opens', () => {
    const { rerender } = render(siteAt('/search/x'));
    expect(document.body).toHaveFocus();
    screen.getByText('Cotizar').focus();
    rerender(siteAt('/search/x'));
    expect(screen.getByText('Cotizar')).toHaveFocus();
  });
});
