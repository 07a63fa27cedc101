import { permanentRedirect } from 'next/navigation';
import { createFoundPage, type Found } from '@/app/found-page';
import { BrandFilter, Pagination } from '@/components/catalogue/choices';
import { EmptyState } from '@/components/catalogue/picture-links';
import { ProductList } from '@/components/catalogue/product-list';
import { BannerPage, Breadcrumbs } from '@/components/layout/page-hero';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { JsonLd } from '@/components/ui/json-ld';
import { ShareMenu } from '@/components/ui/share-menu';
import { messages } from '@/content/messages';
import { productsEntry } from '@/content/navigation';
import { getCategories, getCategoryView, tagMissing } from '@/lib/backend';
import { parseView } from '@/lib/catalogue/category-view';
import { decodeParam, isAddressOf, isFolderName, parseId, routes, toCategoryPath } from '@/lib/routes';
import { getCategoryMark, getCategoryMetadata } from '@/lib/seo/metadata';
import { toBreadcrumbData } from '@/lib/seo/structured-data';
import { getSettings } from '@/lib/settings';
import { toPathName } from '@/lib/text';

/** More products than this have a filter. */
const MAX_UNFILTERED = 12;

/** Without `view` the first page, made at build; with it a brand or a later page, made at its first visit. */
type CategoryParams = { readonly category: string; readonly id: string; readonly view?: string[] };

const getAddressName = ({ category }: CategoryParams) => decodeParam(category);

const page = createFoundPage({
  find: findCategory,
  describe: getCategoryMetadata,
  show,
  getTitle: getAddressName,
});

export const { generateMetadata } = page;
export default page.Page;

/** The category of an address with the part that its `view` shows, or null for none; a wrong name is redirected. */
async function findCategory(params: CategoryParams, decode: (text: string) => string) {
  const segments = params.view?.map(decode) ?? [];
  const [id, view] = [parseId(params.id), parseView(segments)];
  if (!id || !view) return null;
  const categories = await getCategories();
  if (!categories.ok) return categories;
  const category = categories.data.find((one) => one.id === id);
  if (!category) return tagMissing();
  const path = toCategoryPath(category, view);
  const isFirstPageNamed = path.split('/').length < segments.length + 4;
  if (!isAddressOf(params.category, category) || isFirstPageNamed) permanentRedirect(path);
  const read = await getCategoryView(id, view);
  if (!read.ok) return read;
  if (!read.data) return tagMissing();
  // Where to go on when this one is empty.
  const others = categories.data.filter((one) => one.id !== id);
  return { ok: true as const, category, view, shown: read.data, others };
}

/** All categories but those that cannot be a folder; never an empty list, which the framework refuses. */
export async function generateStaticParams(): Promise<CategoryParams[]> {
  const categories = await getCategories();
  const known = (categories.ok ? categories.data : []).map(({ id, name }) => ({
    category: toPathName(name),
    id,
    view: [],
  }));
  const made = known.filter(({ category }) => isFolderName(category));
  return made.length > 0 ? made : [{ category: '-', id: '0', view: [] }];
}

async function show({ category, view, shown, others }: Found<typeof findCategory>) {
  const { siteUrl } = await getSettings();
  const { name } = category;
  const mark = getCategoryMark(view);
  const whole = { label: name, href: toCategoryPath(category) };
  const here = mark ? { label: mark, href: toCategoryPath(category, view) } : whole;
  const crumbs = [
    { label: messages.home, href: routes.home },
    { label: productsEntry.label, href: routes.categories },
    ...(mark ? [whole] : []),
  ];
  return (
    <>
      <BannerPage
        title={name}
        text={messages.category.count(shown.total)}
        trail={<Breadcrumbs links={crumbs} current={here} />}
        aside={<ShareMenu name={name} address={siteUrl + here.href} />}
      >
        {shown.items.length === 0 ? (
          <EmptyState title={messages.category.empty} text={messages.category.emptyHelp} categories={others} />
        ) : (
          <>
            {(shown.total > MAX_UNFILTERED || view.brand) && (
              <BrandFilter category={category} view={view} brands={shown.brands} />
            )}
            <ProductList items={shown.items} />
            <Pagination category={category} view={view} pageCount={shown.pageCount} />
          </>
        )}
        <WhatsAppButton text={messages.category.whatsAppText(name)} />
      </BannerPage>
      <JsonLd data={toBreadcrumbData(crumbs, here, siteUrl)} />
    </>
  );
}
