import { createFoundPage } from '@/app/found-page';
import { getCategoryMetadata } from '@/lib/seo/catalogue-pages';
import { type CategoryParams, findCategory, getAddressName, listCategoryParams } from './category';
import { CategorySections } from './category-sections';

export const generateStaticParams = listCategoryParams;

const page = createFoundPage({
  find: (params: CategoryParams) => findCategory(params),
  describe: getCategoryMetadata,
  show: CategorySections,
  getTitle: getAddressName,
});

export const { generateMetadata } = page;
export default page.Page;
