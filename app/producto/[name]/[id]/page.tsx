import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductDetail } from '@/components/catalogue/product-detail';
import { RelatedProducts } from '@/components/catalogue/related-products';
import { QuotationForm } from '@/components/forms/quotation-form';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/layout/container';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFound } from '@/components/layout/not-found';
import { RecentlyViewed } from '@/components/recently-viewed/recently-viewed';
import { RememberProduct } from '@/components/recently-viewed/remember-product';
import { JsonLd } from '@/components/ui/json-ld';
import { smallPicturePath } from '@/components/ui/picture';
import { messages } from '@/content/messages';
import { readOrFailure } from '@/lib/failures/read-or-failure';
import { categoryPath, productPath, routes } from '@/lib/routes';
import { productMetadata } from '@/lib/seo/catalogue-pages';
import { jsonLd } from '@/lib/seo/structured/json-ld';
import { breadcrumbData } from '@/lib/seo/structured/lists';
import { productData } from '@/lib/seo/structured/product';
import { getSettings } from '@/lib/settings';
import { findProduct, listProductParams, type ProductParams } from './product';

type Props = { readonly params: Promise<ProductParams> };

export const generateStaticParams = listProductParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findProduct(await params);
  if (!found) notFound();
  if (!found.ok) return { title: messages.error.title, robots: { index: false } };
  return productMetadata(found.data);
}

export default async function ProductPage({ params }: Props) {
  const found = await readOrFailure(findProduct(await params));
  if (!found) return <NotFound />;
  if (!found.ok) return <FailedPage failure={found.failure} />;
  const product = found.data;
  const { category } = product;
  const { dataPolicy, siteUrl } = await getSettings();
  const crumbs = [
    { label: messages.home, href: routes.home },
    { label: messages.categories.title, href: routes.categories },
    ...(category ? [{ label: category.name, lang: category.lang, href: categoryPath(category) }] : []),
  ];
  const here = { label: product.name, lang: product.lang, href: productPath(product) };
  const address = siteUrl + here.href;
  const recent = { id: product.id, name: product.name, picture: smallPicturePath(product.imageSm) };
  return (
    <Container>
      <Breadcrumbs links={crumbs} current={here} />
      <ProductDetail product={product} address={address}>
        <QuotationForm product={product} address={address} policy={dataPolicy} />
      </ProductDetail>
      <RelatedProducts items={product.related} />
      <RecentlyViewed except={product.id} />
      <RememberProduct item={recent} />
      <JsonLd text={jsonLd(productData(product, siteUrl))} />
      <JsonLd text={jsonLd(breadcrumbData(crumbs, here, siteUrl))} />
    </Container>
  );
}
