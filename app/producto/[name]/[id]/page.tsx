import { createFoundPage } from '@/app/found-page';
import { ProductDetail } from '@/components/catalogue/product-detail';
import { RelatedProducts } from '@/components/catalogue/product-list';
import { QuotationForm } from '@/components/forms/quotation-form';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/layout/page-hero';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { JsonLd } from '@/components/ui/json-ld';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { productsEntry } from '@/content/navigation';
import type { Product } from '@/lib/catalogue/product';
import { routes, toCategoryPath, toProductPath, toShortPath } from '@/lib/routes';
import { getProductMetadata } from '@/lib/seo/catalogue-pages';
import { toBreadcrumbData } from '@/lib/seo/structured/lists';
import { toProductData } from '@/lib/seo/structured/product';
import { getSettings } from '@/lib/settings';
import { toSharedAddress } from '@/lib/sharing/share-links';
import { truncate } from '@/lib/text';
import { findProduct, listProductParams } from './product';

export const generateStaticParams = listProductParams;

const page = createFoundPage({
  find: findProduct,
  describe: ({ data }) => getProductMetadata(data),
  show: ({ data }) => <ProductSections product={data} />,
});

export const { generateMetadata } = page;
export default page.Page;

async function ProductSections({ product }: { readonly product: Product }) {
  const { category } = product;
  const { dataPolicy, formNote, siteUrl } = await getSettings();
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
  return (
    <Container>
      <Breadcrumbs links={crumbs} current={here} />
      <ProductDetail product={product} address={short}>
        <QuotationForm product={product} policy={dataPolicy} note={formNote} />
      </ProductDetail>
      <RelatedProducts items={product.relations.related_products ?? []} />
      <WhatsAppButton text={question} />
      <JsonLd data={toProductData(product, siteUrl)} />
      <JsonLd data={toBreadcrumbData(crumbs, here, siteUrl)} />
    </Container>
  );
}
