import { limits } from '@/content/limits';
import type { CategoryView } from '@/lib/routes';
import { toPathName } from '@/lib/text';

export type Brand = { readonly name: string; readonly count: number };

export type Shown<T> = {
  readonly items: readonly T[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly pageCount: number;
  /** Those that can be chosen; empty when there is nothing to choose from. */
  readonly brands: readonly Brand[];
};

const { pageItems, brands: MAX_BRANDS } = limits.category;
const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/** The view of `marca/{brand}/pagina/{page}`, of which each pair may be absent; null for anything else. */
export function parseView(segments: readonly string[]): CategoryView | null {
  const rest = [...segments];
  const take = (word: string) => (rest[0] === word ? (rest.splice(0, 2)[1] ?? '') : undefined);
  const [brand = null, page = '1'] = [take('marca'), take('pagina')];
  return rest.length === 0 && /^[1-9]\d{0,3}$/.test(page) ? { brand, page: Number(page) } : null;
}

/** What `view` shows of the products of a category; null when there is no such brand or page. */
export function showView<T extends { readonly name: string; readonly brand: string }>(
  products: readonly T[],
  { brand, page }: CategoryView,
): Shown<T> | null {
  const brands = listBrands(products);
  if (brand !== null && !brands.some(({ name }) => name === brand)) return null;
  const chosen = brand === null ? products : products.filter((product) => toPathName(product.brand) === brand);
  const pageCount = Math.max(1, Math.ceil(chosen.length / pageItems));
  if (page > pageCount) return null;
  const items = chosen.slice((page - 1) * pageItems, page * pageItems);
  return { items, total: chosen.length, pageCount, brands };
}

/** The brands with the most products, by name; none when there are fewer than two. */
function listBrands(products: readonly { readonly brand: string }[]): Brand[] {
  const counts = new Map<string, number>();
  for (const { brand } of products) {
    const name = toPathName(brand);
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size < 2) return [];
  const brands = [...counts].map(([name, count]) => ({ name, count }));
  const most = brands.toSorted((a, b) => b.count - a.count).slice(0, MAX_BRANDS);
  return most.sort((a, b) => collator.compare(a.name, b.name));
}
