import { permanentRedirect } from 'next/navigation';
import { type Failure, getCategories, getCategoryView, mustRead, tagMissing } from '@/lib/backend';
import { parseView, type Shown } from '@/lib/catalogue/category-view';
import type { CardItem, Category } from '@/lib/catalogue/product';
import { type CategoryView, decodeParam, isAddressOf, isFolderName, parseId, toCategoryPath } from '@/lib/routes';
import { toPathName } from '@/lib/text';

/** Without `view` the first page of a category, made at build; with it a brand, an order or a further page, made at its first visit. */
type CategoryParams = { readonly category: string; readonly id: string; readonly view?: string[] };

export type FoundCategory = {
  readonly ok: true;
  readonly category: Category;
  readonly view: CategoryView;
  readonly shown: (Shown<CardItem> & { readonly ok: true }) | Failure;
  /** The other categories, where to go on when this one is empty. */
  readonly others: readonly Category[];
};

/** The name in an address of a category. */
export const getAddressName = ({ category }: CategoryParams) => decodeParam(category);

/** The category that an address names and what its further segments show of it; null when there is none. A wrong name is redirected. */
export async function findCategory(
  params: CategoryParams,
  decode: (text: string) => string,
): Promise<FoundCategory | null> {
  const segments = params.view?.map(decode) ?? [];
  const [id, view] = [parseId(params.id), parseView(segments)];
  if (!id || !view) return null;
  const categories = await mustRead(getCategories());
  // Without the list (only while building) the name of the address has to do.
  const category = categories.ok
    ? categories.data.find((one) => one.id === id)
    : { id, name: getAddressName(params), imageSm: null, updatedAt: null };
  if (!category) return tagMissing();
  const path = toCategoryPath(category, view);
  const isFirstPageNamed = path.split('/').length < segments.length + 4;
  if (!isAddressOf(params.category, category) || isFirstPageNamed) permanentRedirect(path);
  const read = await mustRead(getCategoryView(id, view));
  const shown = read.ok ? read.data && { ok: read.ok, ...read.data } : read;
  if (!shown) return tagMissing();
  const others = categories.ok ? categories.data.filter((one) => one.id !== id) : [];
  return { ok: true, category, view, shown, others };
}

/** Every category is made at build, except one that cannot be a folder; one name at least, as the framework asks, even when the backend is down. */
export async function listCategoryParams(): Promise<CategoryParams[]> {
  const categories = await getCategories();
  const known = (categories.ok ? categories.data : []).map(({ id, name }) => ({
    category: toPathName(name),
    id,
    view: [],
  }));
  const made = known.filter(({ category }) => isFolderName(category));
  return made.length > 0 ? made : [{ category: '-', id: '0', view: [] }];
}
