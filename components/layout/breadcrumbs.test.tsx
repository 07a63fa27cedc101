import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';

const links = [
  { label: 'Inicio', href: '/' },
  { label: 'Productos', href: '/productos' },
];

describe('the breadcrumbs', () => {
  it('lead down to the page in their order, and the page itself is no link', () => {
    render(<Breadcrumbs links={links} current={{ label: 'Monitor MV-12' }} />);
    const items = within(screen.getByRole('navigation', { name: 'Ruta de navegación' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Inicio', 'Productos', 'Monitor MV-12']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/productos']);
  });

  it('mark only the page itself as the current one', () => {
    render(<Breadcrumbs links={links} current={{ label: 'Monitor MV-12' }} />);
    const current = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'page');
    expect(current.map((item) => item.textContent)).toEqual(['Monitor MV-12']);
  });
});
