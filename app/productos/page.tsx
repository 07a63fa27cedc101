import { CategoryList } from '@/components/catalogue/category-list';
import { BannerPage } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/ui/json-ld';
import { messages } from '@/content/messages';
import { seo } from '@/content/seo';
import { getCategories } from '@/lib/backend';
import { routes, toCategoryPath } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { toItemListData } from '@/lib/seo/structured-data';
import { getSettings } from '@/lib/settings';
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

async function show({ data: categories }: Found<typeof getCategories>) {
  const { siteUrl } = await getSettings();
  const items = categories.map((one) => ({ name: one.name, path: toCategoryPath(one) }));
  return (
    <>
      <BannerPage title={title} text={intro}>
        {categories.length === 0 && <p>{empty}</p>}
        <CategoryList categories={categories} />
      </BannerPage>
      {items.length > 0 && <JsonLd data={toItemListData(title, items, siteUrl)} />}
    </>
  );
}
