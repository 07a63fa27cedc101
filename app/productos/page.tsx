import { CategoryList } from '@/components/catalogue/category-list';
import { BannerPage } from '@/components/layout/page-hero';
import { messages } from '@/content/messages';
import { seo } from '@/content/seo';
import { getCategories } from '@/lib/backend';
import { routes } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { createFoundPage, type Found } from '../found-page';

const { title, intro, empty } = messages.categories;

const list = createFoundPage({
  find: () => getCategories(),
  describe: () => getPageMetadata({ ...seo.categories, path: routes.categories, ogImage: 'productos' }),
  show,
  getTitle: () => title,
});

export const { generateMetadata } = list;
export default list.Page;

function show({ data: categories }: Found<typeof getCategories>) {
  return (
    <BannerPage title={title} text={intro}>
      {categories.length === 0 && <p>{empty}</p>}
      <CategoryList categories={categories} />
    </BannerPage>
  );
}
