import { permanentRedirect } from 'next/navigation';
import { getCategories, getCategoryProducts } from '@/lib/backend';
import type { CatalogItem, Category } from '@/lib/backend/catalog';
import { tagMissing } from '@/lib/backend/missing-tag';
import type { Outcome } from '@/lib/backend/outcome';
import { isFolderName } from '@/lib/prerendered';
import { categoryPath, decodeParam, isAddressOf, parseId, toPathName } from '@/lib/routes';

export type CategoryParams = { readonly category: string; readonly id: string };

type Found = {
  readonly ok: true;
  readonly category: Category;
  readonly products: Outcome<readonly CatalogItem[]>;
  /** The other categories, where to go on when this one is empty. */
  readonly others: readonly Category[];
};

/** The category that an address names, or null when there is none; a wrong name ends in a permanent redirect to the right address. */
export async function findCategory(params: CategoryParams): Promise<Found | null> {
  const id = parseId(params.id);
  if (!id) return null;
  const name = decodeParam(params.category);
  const categories = await getCategories();
  // Without the list (only while building) the name of the address has to do.
  const category = categories.ok
    ? categories.data.find((one) => one.id === id)
    : { id, name, imageSm: null, updatedAt: null };
  if (!category) return tagMissing();
  if (!isAddressOf(params.category, category)) permanentRedirect(categoryPath(category));
  const products = await getCategoryProducts(id);
  if (products.ok && !products.data) return tagMissing();
  return {
    ok: true,
    category,
    products: products.ok ? { ...products, data: products.data ?? [] } : products,
    others: categories.ok ? categories.data.filter((one) => one.id !== id) : [],
  };
}

/** Every category is made at build, except one that cannot be a folder; one name at least, as the framework asks, even when the backend is down. */
export async function listCategoryParams(): Promise<CategoryParams[]> {
  const categories = await getCategories();
  const known = (categories.ok ? categories.data : []).map(({ id, name }) => ({ category: toPathName(name), id }));
  const made = known.filter(({ category }) => isFolderName(category));
  return made.length > 0 ? made : [{ category: '-', id: '0' }];
}
