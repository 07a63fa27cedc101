import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageBody } from '@/components/catalog/page-body';
import { ProductList } from '@/components/catalog/product-list';
import { WaysOut } from '@/components/catalog/ways-out';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFound } from '@/components/layout/not-found';
import { PageHero } from '@/components/layout/page-hero';
import { ErrorNotice } from '@/components/ui/error-notice';
import { JsonLd } from '@/components/ui/json-ld';
import { messages } from '@/content/messages';
import { failureText } from '@/lib/failure-text';
import { readOrFailure } from '@/lib/read-or-failure';
import { categoryPath, productPath, routes } from '@/lib/routes';
import { categoryMetadata } from '@/lib/seo/catalog-pages';
import { jsonLd } from '@/lib/seo/structured/json-ld';
import { breadcrumbData, itemListData } from '@/lib/seo/structured/lists';
import { getSettings } from '@/lib/settings';
import { type CategoryParams, findCategory, listCategoryParams } from './category';

type Props = { readonly params: Promise<CategoryParams> };

export const generateStaticParams = listCategoryParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findCategory(await params);
  if (!found) notFound();
  const { category, products } = found;
  return categoryMetadata(category, products.ok ? products.data.length : null);
}

export default async function CategoryPage({ params }: Props) {
  const found = await readOrFailure(findCategory(await params));
  if (!found) return <NotFound />;
  if (!found.ok) return <FailedPage failure={found.failure} />;
  const { category, products, others } = found;
  const { siteUrl } = await getSettings();
  const here = { label: category.name, lang: category.lang, href: categoryPath(category) };
  const items = products.ok ? products.data.map((item) => ({ name: item.name, path: productPath(item) })) : [];
  const crumbs = [
    { label: messages.home, href: routes.home },
    { label: messages.categories.title, href: routes.categories },
  ];
  return (
    <>
      <PageHero
        title={category.name}
        lang={category.lang}
        text={products.ok ? messages.category.count(products.data.length) : undefined}
        trail={<Breadcrumbs links={crumbs} current={here} />}
        picture={category.imageSm}
      />
      <PageBody>
        {products.ok && products.data.length === 0 && (
          <WaysOut title={messages.category.empty} text={messages.category.emptyHelp} categories={others} />
        )}
        {products.ok && products.data.length > 0 && <ProductList items={products.data} heading="h2" />}
        {!products.ok && <ErrorNotice message={failureText(products.failure)} />}
      </PageBody>
      <JsonLd text={jsonLd(breadcrumbData(crumbs, here, siteUrl))} />
      {items.length > 0 && <JsonLd text={jsonLd(itemListData(category.name, items, siteUrl))} />}
    </>
  );
}
