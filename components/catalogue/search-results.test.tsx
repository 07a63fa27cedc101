import { cleanup, render, screen, within } from '@testing-library/react';
import { SearchResults } from './search-results';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

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

const categories = [{ id: '3', name: 'Infusión y succión', imageSm: null }];

type Close = Parameters<typeof SearchResults>[0]['close'];

function renderResults(count: number, total: number | null, hasMore = false, close: Close = []) {
  render(
    <SearchResults
      q="monitor"
      results={{ items: items(count), total, hasMore }}
      close={close}
      categories={categories}
      isMissing={count === 0}
    />,
  );
}

function renderFound(found: ReturnType<typeof items>, more: Partial<Parameters<typeof SearchResults>[0]> = {}) {
  const results = { items: found, total: found.length, hasMore: false };
  const isMissing = found.length === 0;
  render(<SearchResults q="x" results={results} close={[]} categories={[]} isMissing={isMissing} {...more} />);
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

  it('say of a thing that the catalogue does not have, and of any other, that it can be asked for', () => {
    renderFound([], { q: 'glucometros' });
    expect(screen.getByText(/^«glucómetro» no está en el catálogo: lo cotizamos igual/)).toBeVisible();
    cleanup();
    renderFound([], { q: 'cathter' });
    expect(screen.getByText(/también lo cotizamos: agréguelo a su solicitud/)).toBeVisible();
  });

  it('say to the letter that there are none, and then what is near', () => {
    renderResults(0, 0, false, items(2));
    expect(screen.getByText('No se han encontrado resultados')).toBeVisible();
    const close = screen.getByRole('region', { name: 'Equipos y servicios parecidos' });
    expect(within(close).getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Infusión y succión' })).toBeVisible();
  });

  it('say which words they answer where nothing answers those that were written', () => {
    renderFound(items(2), { q: 'monitr', meant: 'monitor' });
    expect(screen.getByText(/^Mostramos resultados para/)).toHaveTextContent('Mostramos resultados para «monitor»');
    expect(screen.getByText('No hay resultados exactos para «monitr».')).toBeVisible();
    expect(screen.getByRole('link', { name: 'monitor' })).toHaveAttribute('href', '/search/monitor');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText('No se han encontrado resultados')).toBeNull();
    expect(screen.queryByText('¿No es lo que busca?')).toBeNull();
  });

  it('offer the words that were written where the results answer some of them', () => {
    renderFound(items(2), { q: 'monitor fetal', meant: 'monitor', isMissing: true });
    expect(screen.getByText('¿No es lo que busca?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Agregar «monitor fetal» a mi solicitud' })).toBeVisible();
    expect(screen.queryByText('No se han encontrado resultados')).toBeNull();
  });

  it('count those of a group under the words that they answer', () => {
    const [equipment, service] = items(2);
    if (!equipment || !service) throw new Error('no items');
    const group = { path: 'equipos', name: 'Equipos', items: [equipment], isPart: true };
    renderFound([equipment, { ...service, isService: true }], { q: 'monitr', meant: 'monitor', group });
    expect(screen.getByText('Un resultado para «monitor» en Equipos')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Equipos/ })).toHaveAttribute('href', '/search/monitr/equipos');
  });

  it('show few results before what is near them', () => {
    const [near] = items(3).slice(2);
    renderResults(2, 2, false, near ? [near] : []);
    expect(screen.getByText('2 resultados para «monitor»')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByText('No se han encontrado resultados')).toBeNull();
  });

  it('say category, reference and two facts, and which of them are services', () => {
    const [equipment, service] = items(2);
    if (!equipment || !service) throw new Error('no items');
    const found = [
      { ...equipment, category: { id: '1', name: 'Monitoreo' }, facts: ['Pantalla: 12 pulgadas', 'Peso: 2 kg'] },
      { ...service, isService: true },
    ];
    renderFound(found);
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(/Monitoreo.*Ref\. 1.*Pantalla: 12 pulgadas.*Peso: 2 kg/);
    expect(second).toHaveTextContent(/Servicio.*Ref\. 2/);
  });

  it('offer the list of categories when the categories could not be read', () => {
    renderFound([]);
    expect(screen.getByRole('link', { name: 'Productos' })).toHaveAttribute('href', '/productos');
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
