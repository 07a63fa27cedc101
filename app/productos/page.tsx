import { CategoryList } from '@/components/catalogue/category-list';
import { BannerPage } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/ui/json-ld';
import { ErrorNotice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { seo } from '@/content/seo';
import { getCategories, mustRead } from '@/lib/backend';
import { routes, toCategoryPath } from '@/lib/routes';
import { getFixedPageMetadata } from '@/lib/seo/metadata';
import { toItemListData } from '@/lib/seo/structured-data';
import { getSettings } from '@/lib/settings';
import { createFoundPage } from '../found-page';

const { title, intro, empty } = messages.categories;

const list = createFoundPage({
  find: async () => ({ ok: true as const, categories: await mustRead(getCategories()) }),
  describe: () => getFixedPageMetadata({ ...seo.categories, path: routes.categories, ogImage: 'productos' }),
  show,
});

export const { generateMetadata } = list;
export default list.Page;

async function show({ categories }: { readonly categories: Awaited<ReturnType<typeof getCategories>> }) {
  const { siteUrl } = await getSettings();
  const items = categories.ok ? categories.data.map((one) => ({ name: one.name, path: toCategoryPath(one) })) : [];
  const total = categories.ok ? sumCounts(categories.data) : null;
  return (
    <>
      <BannerPage
        title={title}
        text={total === null ? intro : `${intro} ${messages.categories.total(messages.category.count(total))}`}
      >
        {!categories.ok && <ErrorNotice failure={categories.failure} />}
        {categories.ok && categories.data.length === 0 && <p>{empty}</p>}
        {categories.ok && <CategoryList categories={categories.data} />}
      </BannerPage>
      {items.length > 0 && <JsonLd data={toItemListData(title, items, siteUrl)} />}
    </>
  );
}

/** How many products the categories have together; null unless the backend says it of each. */
function sumCounts(categories: readonly { readonly count?: number | undefined }[]): number | null {
  const counts = categories.flatMap(({ count }) => count ?? []);
  return counts.length > 0 && counts.length === categories.length ? counts.reduce((sum, one) => sum + one, 0) : null;
}
