import { createFoundPage } from '@/app/found-page';
import { getCategoryMetadata } from '@/lib/seo/catalogue-pages';
import { type CategoryParams, findCategory, getAddressName } from '../category';
import { CategorySections } from '../category-sections';

type Params = CategoryParams & { readonly view: string[] };

/** Each is made at its first visit: the cost of a build must not grow with the catalogue. The framework wants one. */
export function generateStaticParams(): Params[] {
  return [{ category: '-', id: '0', view: ['pagina', '2'] }];
}

/** A brand, an order or a further page of a category. */
const page = createFoundPage({
  find: ({ view, ...category }: Params, decode) => findCategory(category, view.map(decode)),
  describe: getCategoryMetadata,
  show: CategorySections,
  getTitle: getAddressName,
});

export const { generateMetadata } = page;
export default page.Page;
