/** @jest-environment node */
import { limits } from '@/content/limits';
import type { CategoryView } from '@/lib/routes';
import { parseView, showView } from './category-view';

const FIRST_VIEW: CategoryView = { brand: null, page: 1 };

const { pageItems } = limits.category;
const many = (count: number, brand = '') =>
  Array.from({ length: count }, (_, index) => ({ name: `Equipo ${count - index}`, brand }));

describe('the address of a view', () => {
  it.each([
    [[], FIRST_VIEW],
    [['pagina', '2'], { ...FIRST_VIEW, page: 2 }],
    [['marca', 'A/B'], { ...FIRST_VIEW, brand: 'A/B' }],
    [['marca', 'marca', 'pagina', '12'], { brand: 'marca', page: 12 }],
  ])('%j is read', (segments, view) => {
    expect(parseView(segments)).toEqual(view);
  });

  it.each(
    [
      'pagina/02 pagina/0 pagina/2.5 pagina/10000 pagina pagina/2/marca/A pagina/2/x',
      'orden/nombre marca marca/A/marca/B x',
    ].flatMap((paths) => paths.split(' ')),
  )('%s is none', (path) => {
    const view = parseView(path.split('/'));
    expect(view && showView(many(500, 'A'), view)).toBeNull();
  });
});

describe('what is shown of a category', () => {
  it('is all of it up to 36 products, and 36 a page beyond', () => {
    expect(pageItems).toBe(36);
    expect(showView(many(36), FIRST_VIEW)).toMatchObject({ pageCount: 1, total: 36 });
    const products = many(37);
    expect(showView(products, FIRST_VIEW)).toMatchObject({ pageCount: 2, items: products.slice(0, 36) });
    expect(showView(products, { ...FIRST_VIEW, page: 2 })).toMatchObject({ total: 37, items: products.slice(36) });
    expect(showView(products, { ...FIRST_VIEW, page: 3 })).toBeNull();
    expect(showView([], FIRST_VIEW)).toEqual({ items: [], total: 0, pageCount: 1, brands: [] });
  });

  it('can be one brand, where there are several, with their numbers', () => {
    const products = [...many(60, 'B/1'), ...many(2, 'A'), ...many(1)];
    const shown = showView(products, { ...FIRST_VIEW, brand: 'B/1' });
    expect(shown).toMatchObject({ total: 60, pageCount: 2 });
    expect(shown?.brands).toEqual([
      { name: 'A', count: 2 },
      { name: 'B/1', count: 60 },
    ]);
    expect(showView(products, { ...FIRST_VIEW, brand: 'C' })).toBeNull();
    expect(showView(many(3, 'A'), FIRST_VIEW)?.brands).toEqual([]);
  });
});
