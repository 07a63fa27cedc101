import { CategoryList } from '@/components/catalogue/category-list';
import { BannerPage } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/ui/json-ld';
import { ErrorNotice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { seo } from '@/content/seo';
import { getCategories, mustRead } from '@/lib/backend';
import { routes, toCategoryPath } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { toItemListData } from '@/lib/seo/structured-data';
import { getSettings } from '@/lib/settings';
import { createFoundPage } from '../found-page';

const { title, intro, empty } = messages.categories;

const list = createFoundPage({
  find: async () => ({ ok: true as const, categories: await mustRead(getCategories()) }),
  describe: () => getPageMetadata({ ...seo.categories, path: routes.categories, ogImage: 'productos' }),
  show,
});

export const { generateMetadata } = list;
export default list.Page;

async function show({ categories }: { readonly categories: Awaited<ReturnType<typeof getCategories>> }) {
  const { siteUrl } = await getSettings();
  const items = categories.ok ? categories.data.map((one) => ({ name: one.name, path: toCategoryPath(one) })) : [];
  return (
    <>
      <BannerPage title={title} text={intro}>
        {!categories.ok && <ErrorNotice failure={categories.failure} />}
        {categories.ok && categories.data.length === 0 && <p>{empty}</p>}
        {categories.ok && <CategoryList categories={categories.data} />}
      </BannerPage>
      {items.length > 0 && <JsonLd data={toItemListData(title, items, siteUrl)} />}
    </>
  );
}
