import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductDetail } from '@/components/catalogue/product-detail';
import { RelatedProducts } from '@/components/catalogue/related-products';
import { QuotationForm } from '@/components/forms/quotation-form';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/layout/container';
import { FailedPage } from '@/components/layout/error-page';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { RecentlyViewed, RememberProduct } from '@/components/recently-viewed/recently-viewed';
import { JsonLd } from '@/components/ui/json-ld';
import { toSmallPicturePath } from '@/components/ui/picture';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { productsEntry } from '@/content/navigation';
import { getFileSize } from '@/lib/catalogue/file-size';
import { readOrFailure } from '@/lib/failures/read-or-failure';
import {
  decodeParam,
  routes,
  toCategoryPath,
  toPlainProductPath,
  toProductPath,
  toSharedAddress,
  toShortPath,
} from '@/lib/routes';
import { getProductMetadata } from '@/lib/seo/catalogue-pages';
import { toBreadcrumbData } from '@/lib/seo/structured/lists';
import { toProductData } from '@/lib/seo/structured/product';
import { getSettings } from '@/lib/settings';
import { truncate } from '@/lib/text';
import { MissingItem } from './missing-item';
import { findProduct, listProductParams, type ProductParams } from './product';
import { setRequested } from './requested';

type Props = { readonly params: Promise<ProductParams> };

export const generateStaticParams = listProductParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findProduct(await params);
  if (!found) notFound();
  if (!found.ok) return { title: messages.error.title, robots: { index: false } };
  return getProductMetadata(found.data);
}

export default async function ProductPage({ params }: Props) {
  const { name, id } = await params;
  setRequested({ name, id });
  const found = await readOrFailure(findProduct({ name, id }));
  if (!found)
    return <MissingItem id={id} name={decodeParam(name)} path={toPlainProductPath({ id, name: decodeParam(name) })} />;
  if (!found.ok) return <FailedPage failure={found.failure} />;
  const product = found.data;
  const { category } = product;
  const { dataPolicy, documents, siteUrl } = await getSettings();
  const crumbs = [
    { label: messages.home, href: routes.home },
    product.isService
      ? { label: messages.services.title, href: routes.services }
      : { label: productsEntry.label, href: routes.categories },
    ...(category ? [{ label: category.name, lang: category.lang, href: toCategoryPath(category) }] : []),
  ];
  const here = { label: product.name, lang: product.lang, href: toProductPath(product) };
  const short = siteUrl + toShortPath(product.id);
  const question = messages.product.whatsAppText(
    truncate(product.name, limits.sharedName),
    product.id,
    toSharedAddress(short, 'consulta-whatsapp'),
  );
  const picture = toSmallPicturePath(product.imageSm);
  const recent = { id: product.id, name: product.name, picture, isService: product.isService };
  return (
    <Container>
      <Breadcrumbs links={crumbs} current={here} />
      <ProductDetail
        product={product}
        address={short}
        sheetSize={product.dataSheet ? getFileSize(product.dataSheet) : ''}
        policies={documents}
      >
        <QuotationForm product={product} question={question} policy={dataPolicy} />
      </ProductDetail>
      <RelatedProducts items={product.related} />
      <RecentlyViewed except={product.id} />
      <RememberProduct item={recent} />
      <WhatsAppButton text={question} />
      <JsonLd data={toProductData(product, siteUrl)} />
      <JsonLd data={toBreadcrumbData(crumbs, here, siteUrl)} />
    </Container>
  );
}
