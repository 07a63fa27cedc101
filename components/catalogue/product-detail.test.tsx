import { cleanup, render, screen, within } from '@testing-library/react';
import { ProductDetail } from './product-detail';

const product = {
  id: '101',
  name: 'Monitor MV-12',
  alt: 'monitor-mv-12',
  isService: false,
  brand: 'Quindavel',
  image: '/images/products/monitor-800.webp',
  description: 'De cabecera.\n\nCon batería.',
  dataSheet: '/docs/fichas/monitor.pdf',
  healthRegistration: '',
  attributes: [{ name: 'Peso', value: '3,2 kg' }],
  registration: null,
  identity: {},
  documents: [],
  belongings: {},
  replacedBy: null,
};

function renderDetail(changes: Partial<Parameters<typeof ProductDetail>[0]['product']> = {}) {
  return render(
    <ProductDetail
      product={{ ...product, ...changes }}
      address="https://sitio.example.com/p/101"
      sheetSize="120 KB"
      policies={[{ label: 'Garantías', href: '/docs/garantias-y-devoluciones.pdf' }]}
    >
      <form aria-label="Cotización" />
    </ProductDetail>,
  );
}

describe('the detail of a product', () => {
  it('shows its name, picture, brand and description, and the form beside them', () => {
    renderDetail();
    expect(screen.getByRole('heading', { level: 1, name: 'Monitor MV-12' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'monitor-mv-12' })).toBeVisible();
    expect(screen.getByText('Marca: Quindavel')).toBeVisible();
    expect(screen.getByText('De cabecera.')).toBeVisible();
    expect(screen.getByText('Con batería.')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Cotización' })).toBeVisible();
  });

  it.each(['Ejemplo', ''])('hides the brand %j: the house brand, and none', (brand) => {
    renderDetail({ brand });
    expect(screen.queryByText(/^Marca/)).not.toBeInTheDocument();
  });

  it('has a table of its characteristics, and none without any', () => {
    renderDetail();
    const table = screen.getByRole('table', { name: 'Características' });
    expect(within(table).getByRole('row', { name: 'Peso 3,2\u00A0kg' })).toBeVisible();
    cleanup();
    renderDetail({ attributes: [] });
    expect(screen.queryByText('Características')).not.toBeInTheDocument();
  });

  it('links the data sheet when there is one, with its format and size', () => {
    renderDetail();
    expect(screen.getByRole('link', { name: 'Ver ficha técnica (PDF, 120 KB)' })).toHaveAttribute(
      'href',
      '/docs/fichas/monitor.pdf',
    );
  });

  it('tells what the policies promise, with the way to each', () => {
    renderDetail();
    expect(screen.getByRole('heading', { name: 'Respaldo' })).toBeVisible();
    const warranty = screen.getByRole('link', { name: '12 meses de garantía en equipos nuevos (PDF)' });
    expect(warranty).toHaveAttribute('href', '/docs/garantias-y-devoluciones.pdf');
  });

  it('says when it is a service', () => {
    renderDetail({ isService: true, brand: '' });
    expect(screen.getByText('Servicio')).toBeVisible();
  });

  it('shows a placeholder when there is no picture', () => {
    renderDetail({ image: null });
    expect(screen.getByRole('img', { name: 'monitor-mv-12' })).toHaveAttribute('src', '/images/placeholder.svg');
  });

  it('shows what the backend says as text, never as markup', () => {
    renderDetail({ name: '<b>Bomba</b>', description: '<script>alert(1)</script>' });
    expect(screen.getByRole('heading', { name: '<b>Bomba</b>' })).toBeVisible();
    expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
  });

  it('takes a description that repeats a line', () => {
    renderDetail({ description: 'Incluye cable.\nIncluye cable.' });
    expect(screen.getAllByText('Incluye cable.')).toHaveLength(2);
  });

  it('shows a registro sanitario only when the data has one', () => {
    const { unmount } = renderDetail();
    expect(screen.queryByText(/Registro sanitario/)).not.toBeInTheDocument();
    unmount();
    renderDetail({ healthRegistration: 'MUESTRA-1' });
    expect(screen.getByText('Registro sanitario: MUESTRA-1')).toBeVisible();
  });
});
