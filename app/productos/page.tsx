import { CategoryList } from '@/components/catalogue/category-list';
import { BannerPage } from '@/components/layout/page-hero';
import { ErrorNotice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { seo } from '@/content/seo';
import { getCategories, mustRead } from '@/lib/backend';
import { routes } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { createFoundPage } from '../found-page';

const { title, intro, empty } = messages.categories;

const list = createFoundPage({
  find: async () => ({ ok: true as const, categories: await mustRead(getCategories()) }),
  describe: () => getPageMetadata({ ...seo.categories, path: routes.categories, ogImage: 'productos' }),
  show,
});

export const { generateMetadata } = list;
export default list.Page;

function show({ categories }: { readonly categories: Awaited<ReturnType<typeof getCategories>> }) {
  return (
    <BannerPage title={title} text={intro}>
      {!categories.ok && <ErrorNotice failure={categories.failure} />}
      {categories.ok && categories.data.length === 0 && <p>{empty}</p>}
      {categories.ok && <CategoryList categories={categories.data} />}
    </BannerPage>
  );
}
