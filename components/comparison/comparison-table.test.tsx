import { render, within } from '@testing-library/react';
import { comparison } from '@/content/comparison';
import { type SampleItem, sampleCategories, sampleItems } from '@/e2e/support/samples';
import type { Product } from '@/lib/catalogue/product';
import { findTerm } from '@/lib/catalogue/vocabulary';
import { splitWords } from '@/lib/text';
import { ComparisonTable } from './comparison-table';

const toProduct = ({ id, name, brand, category_id, attributes }: SampleItem): Product => {
  const category = sampleCategories.find((one) => one.id === category_id);
  return {
    description: '',
    image: null,
    dataSheet: null,
    documents: [],
    related: [],
    belongings: {},
    replacedBy: null,
    id: String(id),
    name,
    alt: name,
    isService: false,
    brand,
    imageSm: null,
    category: category ? { id: String(category.id), name: category.name } : null,
    healthRegistration: '',
    registration: null,
    identity: {},
    attributes,
  };
};

/** What the table says of each fact, one text for each product. */
function readTable(products: readonly Product[]): [string, string[]][] {
  const { container, unmount } = render(<ComparisonTable products={products} />);
  const names = [...container.querySelectorAll('tbody th')];
  const rows = names.map((name): [string, string[]] => {
    const cells = [...(name.closest('tr')?.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
    return [name.textContent.replace(comparison.different, '').trim(), cells];
  });
  unmount();
  return rows;
}

/** Words between spaces, so that whole words alone are found in them. */
const toWords = (text: string) => ` ${splitWords(text).join(' ')} `;

/** The facts of which the comparison says that they are not told, though other words of the product tell them. */
function listFalseCells(pair: readonly SampleItem[]): string[] {
  const products = pair.map(toProduct);
  return readTable(products).flatMap(([fact, cells]) =>
    cells.flatMap((cell, index) => {
      const item = pair[index];
      if (!item || cell !== comparison.none) return [];
      const words = toWords([item.name, item.description, ...item.attributes.map(({ value }) => value)].join('\n'));
      const term = findTerm(fact, products[index]?.category?.name);
      const said = [fact, ...(term?.also ?? [])].filter((name) => words.includes(toWords(name)));
      return said.map((name) => `${item.id} ${fact}: ${name}`);
    }),
  );
}

const pairs = sampleCategories.map(({ id, name }): [string, SampleItem[][]] => {
  const items = sampleItems.filter(({ category_id }) => category_id === id);
  return [name, items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other]))];
});

test.each(pairs)('no comparison of two products of %s hides what one of them says elsewhere', (_, ofCategory) => {
  expect(ofCategory.length).toBeGreaterThanOrEqual(15);
  expect([...new Set(ofCategory.flatMap(listFalseCells))]).toEqual([]);
});

const small = { ...toProduct(sampleItems[0] as SampleItem), attributes: [{ name: 'Peso', value: '4,2 kg' }] };
const other = { ...small, id: '2', name: 'Otro', lang: 'en' };

test('what two products say in two spellings is not marked as different, and what one alone says is last, under its name', () => {
  const attributes = [
    { name: 'Pantalla', value: '12 pulgadas' },
    { name: 'Peso neto', value: '4200 g' },
  ];
  const { container } = render(<ComparisonTable products={[small, { ...other, attributes }]} />);
  const table = within(container).getByRole('table');
  expect(within(table).queryByText(comparison.different)).not.toBeInTheDocument();
  expect(within(table).getByText('Otro', { selector: 'td[colspan] span' })).toHaveAttribute('lang', 'en');
  expect(readTable([small, { ...other, attributes }]).map(([name]) => name)).toEqual([
    'Cotización',
    'Marca',
    'Peso',
    'Pantalla',
    'Cotización',
  ]);
});

test('facts of no vocabulary are compared by their names, without groups', () => {
  const attributes = [{ name: 'Sustancia', value: 'Azul' }];
  const products = [small, other].map((one) => ({ ...one, category: null, attributes }));
  const { container } = render(<ComparisonTable products={products} />);
  expect(within(container).queryByText('Otras características')).not.toBeInTheDocument();
  expect(readTable(products).slice(2, -1)).toEqual([['Sustancia', ['Azul', 'Azul']]]);
});

test('registration, class, manufacturer and country come first, and a product without them says so', () => {
  const [one, other] = sampleItems.slice(0, 2).map(toProduct) as [Product, Product];
  const known = {
    ...one,
    healthRegistration: 'INVIMA 2018DM-0001234',
    identity: { riskClass: 'IIb', manufacturer: 'Fábrica Alfa', country: 'Alemania', gmdn: '36872' },
  };
  const rows = new Map(readTable([known, other]));
  expect(rows.get('Registro sanitario')).toEqual(['INVIMA 2018DM-0001234', comparison.none]);
  expect([rows.get('Fabricante')?.[0], rows.get('País de origen')?.[0], rows.has('GMDN')]).toEqual([
    'Fábrica Alfa',
    'Alemania',
    false,
  ]);
});

test('products without facts are compared by what is known, and that is said', () => {
  const bare = sampleItems.slice(0, 2).map((item) => ({ ...toProduct(item), attributes: [] }));
  const { container } = render(<ComparisonTable products={bare} />);
  expect(container).toHaveTextContent(comparison.noAttributes);
  expect(readTable(bare).map(([name]) => name)).toEqual([comparison.quotation, comparison.brand, comparison.quotation]);
});
