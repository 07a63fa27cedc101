import { render, screen, within } from '@testing-library/react';
import { bareProduct } from '@/e2e/support/samples';
import type { ProductDocument } from '@/lib/catalogue/product';
import { ProductDetail } from './product-detail';

type Shown = Parameters<typeof ProductDetail>[0]['product'];

const manual: ProductDocument = { type: 'manual', name: '', href: '/docs/a.pdf' };
const other = (id: string) => ({ ...bareProduct, id, name: `Parte ${id}` });
const bare: Shown = { ...bareProduct, name: 'Monitor de signos vitales MV-12' };
const whole: Shown = {
  ...bare,
  dataSheet: '/docs/fichas/monitor.pdf',
  code: 'BM-0001',
  healthRegistration: 'MUESTRA-0000',
  identity: [
    { name: 'Registro sanitario', value: 'MUESTRA-0000', href: 'https://www.example.com/' },
    { name: 'Vigente hasta', value: '2031-05-31' },
    { name: 'Clase de riesgo', value: 'IIb' },
  ],
  attributes: [{ name: 'Color', value: 'Azul' }],
  documents: [manual],
};

const renderDetail = (product: Shown) =>
  render(
    <ProductDetail product={product} address="https://sitio.example.com/p/101" guarantees="/docs/garantias.pdf">
      <form />
    </ProductDetail>,
  );

describe('a product with optional fields', () => {
  it('says its code, and in one table its characteristics and what identifies it', () => {
    renderDetail(whole);
    expect(screen.getByText('Código BM-0001')).toBeVisible();
    expect(screen.getByText('Registro sanitario: MUESTRA-0000')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Características' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'CaracterísticaValor',
      'ColorAzul',
      'Registro sanitarioMUESTRA-0000',
      'Vigente hasta31 de mayo de 2031',
      'Clase de riesgoIIb',
    ]);
    expect(table.getByRole('link', { name: 'MUESTRA-0000' })).toHaveAttribute('href', 'https://www.example.com/');
  });

  it('leads to what belongs to it, by kind, and first to what took its place', () => {
    const complements = { accessories: [{ ...other('4'), code: 'BM-4' }], services: [other('7')] };
    renderDetail({ ...whole, relations: { ...complements, replaced_by: [other('9')] } });
    for (const [title, name] of Object.entries({ Accesorios: 'Parte 4', 'Servicios para este equipo': 'Parte 7' })) {
      const list = screen.getByRole('heading', { name: title }).nextElementSibling as HTMLElement;
      expect(within(list).getByRole('link', { name })).toBeVisible();
    }
    expect(screen.getByText('Código BM-4')).toBeVisible();
    const notice = screen.getByText(/^Este producto fue reemplazado por/);
    expect(within(notice).getByRole('link', { name: 'Parte 9' })).toHaveAttribute('href', '/producto/Parte%209/9');
  });

  it('lists its documents by kind and name, and the data sheet once', () => {
    const documents: ProductDocument[] = [
      manual,
      { ...manual, type: 'ficha', href: '/docs/fichas/monitor.pdf' },
      { ...manual, name: 'Manual de servicio', href: '/docs/b.pdf' },
      { type: 'certificado', name: 'ISO 13485', href: '/docs/c' },
    ];
    renderDetail({ ...whole, documents });
    expect(screen.getByRole('link', { name: /[Ff]icha técnica/ })).toHaveTextContent(/^Ver ficha técnica$/);
    expect(screen.getByRole('link', { name: 'Manual' })).toHaveAttribute('href', '/docs/a.pdf');
    expect(screen.getByRole('link', { name: 'Manual de servicio' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Certificado: ISO 13485' }).closest('li')).toHaveTextContent(/ISO 13485$/);
  });

  it('has no table for a registration of which only the number is known', () => {
    const value = 'INVIMA 1';
    renderDetail({ ...bare, healthRegistration: value, identity: [{ name: 'Registro sanitario', value }] });
    expect(screen.getByText('Registro sanitario: INVIMA 1')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
