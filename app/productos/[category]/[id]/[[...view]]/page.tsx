import { createFoundPage } from '@/app/found-page';
import { getCategoryMetadata } from '@/lib/seo/catalogue-pages';
import { type CategoryParams, findCategory, getAddressName, listCategoryParams } from '../category';
import { CategorySections } from '../category-sections';

/** Without `view` the first page of a category, made at build; with it a brand, an order or a further page, made at its first visit. */
type Params = CategoryParams & { readonly view?: string[] };

export async function generateStaticParams(): Promise<Params[]> {
  return (await listCategoryParams()).map((params) => ({ ...params, view: [] }));
}

const page = createFoundPage({
  find: ({ view = [], ...category }: Params, decode) => findCategory(category, view.map(decode)),
  describe: getCategoryMetadata,
  show: CategorySections,
  getTitle: getAddressName,
});

export const { generateMetadata } = page;
export default page.Page;
