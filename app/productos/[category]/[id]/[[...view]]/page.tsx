import { createFoundPage } from '@/app/found-page';
import { ListOptions, Pagination } from '@/components/catalogue/choices';
import { EmptyState } from '@/components/catalogue/picture-links';
import { ComparableList } from '@/components/comparison/comparable-list';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { BannerPage } from '@/components/layout/page-hero';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { JsonLd } from '@/components/ui/json-ld';
import { ErrorNotice } from '@/components/ui/notice';
import { ShareMenu } from '@/components/ui/share-menu';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { productsEntry } from '@/content/navigation';
import { routes, toCategoryPath, toProductPath } from '@/lib/routes';
import { getCategoryMark, getCategoryMetadata } from '@/lib/seo/catalogue-pages';
import { toBreadcrumbData, toItemListData } from '@/lib/seo/structured/lists';
import { getSettings } from '@/lib/settings';
import { type FoundCategory, findCategory, getAddressName, listCategoryParams } from '../category';

/** More products than this have filters and an order. */
const MAX_UNFILTERED = 12;

export const generateStaticParams = listCategoryParams;

const page = createFoundPage({
  find: findCategory,
  describe: getCategoryMetadata,
  show,
  getTitle: getAddressName,
});

export const { generateMetadata } = page;
export default page.Page;

async function show({ category, view, shown, others }: FoundCategory) {
  const { siteUrl } = await getSettings();
  const { name, lang } = category;
  const mark = getCategoryMark(view);
  const whole = { label: name, lang, href: toCategoryPath(category) };
  const here = mark ? { label: mark, href: toCategoryPath(category, view) } : whole;
  const crumbs = [
    { label: messages.home, href: routes.home },
    { label: productsEntry.label, href: routes.categories },
    ...(mark ? [whole] : []),
  ];
  const items = shown.ok ? shown.items.map((item) => ({ name: item.name, path: toProductPath(item) })) : [];
  const place = shown.ok && shown.pageCount > 1 ? ` · ${messages.category.pageOf(view.page, shown.pageCount)}` : '';
  return (
    <>
      <BannerPage
        title={name}
        lang={lang}
        text={shown.ok ? messages.category.count(shown.total) + place : undefined}
        trail={<Breadcrumbs links={crumbs} current={here} />}
        aside={<ShareMenu name={name} address={siteUrl + here.href} text={messages.category.shareText(name)} />}
      >
        {!shown.ok && <ErrorNotice failure={shown.failure} />}
        {shown.ok && items.length === 0 && (
          <EmptyState title={messages.category.empty} text={messages.category.emptyHelp} categories={others} />
        )}
        {shown.ok && items.length > 0 && (
          <>
            {(shown.total > MAX_UNFILTERED || view.brand || view.isByName) && (
              <ListOptions category={category} view={view} brands={shown.brands} isOrdered={items.length > 1} />
            )}
            <ComparableList items={shown.items} heading="h2" isFirst />
            <Pagination category={category} view={view} pageCount={shown.pageCount} />
          </>
        )}
        <WhatsAppButton text={messages.category.whatsAppText(name)} />
      </BannerPage>
      <JsonLd data={toBreadcrumbData(crumbs, here, siteUrl)} />
      {items.length > 0 && items.length <= limits.listData && <JsonLd data={toItemListData(name, items, siteUrl)} />}
    </>
  );
}
