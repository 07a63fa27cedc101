import { notFound, permanentRedirect } from 'next/navigation';
import { getCategories, getCategoryProducts } from '@/lib/backend';
import type { CatalogItem, Category } from '@/lib/backend/catalog';
import type { Outcome } from '@/lib/backend/outcome';
import { categoryPath, decodeParam, isAddressOf, parseId } from '@/lib/routes';

export type CategoryParams = { readonly category: string; readonly id: string };

type Found = {
  readonly category: Category;
  readonly products: Outcome<readonly CatalogItem[]>;
  /** The other categories, where to go on when this one is empty. */
  readonly others: readonly Category[];
};

/** What an address of a category stands for; unknown ids end in 404, wrong names in a permanent redirect to the right address. */
export async function findCategory(params: CategoryParams): Promise<Found> {
  const id = parseId(params.id) ?? notFound();
  const name = decodeParam(params.category);
  const categories = await getCategories();
  // Without the list (only while building) the name of the address has to do.
  const category = categories.ok
    ? (categories.data.find((one) => one.id === id) ?? notFound())
    : { id, name, imageSm: null, updatedAt: null };
  if (!isAddressOf(params.category, category)) permanentRedirect(categoryPath(category));
  const products = await getCategoryProducts(id);
  return {
    category,
    products: products.ok ? { ok: true, data: products.data ?? notFound() } : products,
    others: categories.ok ? categories.data.filter((one) => one.id !== id) : [],
  };
}

/** Every category is made at build; one name at least, as the framework asks, even when the backend is down. */
export async function listCategoryParams(): Promise<CategoryParams[]> {
  const categories = await getCategories();
  const known = categories.ok ? categories.data : [];
  return known.length > 0 ? known.map(({ id, name }) => ({ category: name, id })) : [{ category: '-', id: '0' }];
}
