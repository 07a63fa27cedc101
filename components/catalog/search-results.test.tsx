import { render, screen } from '@testing-library/react';
import { SearchResults } from './search-results';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Monitor ${index + 1}`,
    alt: '',
    isService: false,
    brand: '',
    imageSm: null,
    description: '',
  }));

const categories = [{ id: '3', name: 'Infusión y succión' }];

function renderResults(count: number, total: number | null, hasMore = false) {
  render(<SearchResults q="monitor" results={{ items: items(count), total, hasMore }} categories={categories} />);
}

describe('the results of a search', () => {
  it('say to the letter that there are none, and offer ways out', () => {
    renderResults(0, 0);
    expect(screen.getByText('No se han encontrado resultados')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Infusión y succión' })).toHaveAttribute(
      'href',
      '/productos/Infusi%C3%B3n%20y%20succi%C3%B3n/3',
    );
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', expect.stringContaining('wa.me'));
  });

  it('offer the list of categories when the categories could not be read', () => {
    render(<SearchResults q="x" results={{ items: [], total: 0, hasMore: false }} categories={[]} />);
    expect(screen.getByRole('link', { name: 'Categorias' })).toHaveAttribute('href', '/productos');
  });

  it.each([
    [1, 'Un resultado para «monitor»'],
    [12, '12 resultados para «monitor»'],
  ])('show the number of %i in words', (count, text) => {
    renderResults(count, count);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(count);
  });

  it('show the first 50 and say how many there are', () => {
    renderResults(50, 1_234, true);
    expect(screen.getByText(/^Mostramos los primeros 50 de 1\.234 resultados\./)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(50);
  });

  it('say that there are more when nobody knows how many', () => {
    renderResults(50, null, true);
    expect(screen.getByText(/^Mostramos los primeros 50 resultados y hay más\./)).toBeVisible();
  });
});
