import { permanentRedirect } from 'next/navigation';
import { createFoundPage } from '@/app/found-page';
import { ProductDetail } from '@/components/catalogue/product-detail';
import { RelatedProducts } from '@/components/catalogue/product-list';
import { EnhancedForm } from '@/components/forms/enhanced-form';
import { FormBody } from '@/components/forms/fields';
import { FormPanel } from '@/components/forms/form-panel';
import { ListNotice } from '@/components/forms/list-notice';
import { Breadcrumbs, Container } from '@/components/layout/page-hero';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { JsonLd } from '@/components/ui/json-ld';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { productsEntry } from '@/content/navigation';
import { getProduct, getSuggestedProducts, tagMissing } from '@/lib/backend';
import type { Product } from '@/lib/catalogue/product';
import {
  isAddressOf,
  isFolderName,
  parseId,
  routes,
  toCategoryPath,
  toProductName,
  toProductPath,
  toShortPath,
} from '@/lib/routes';
import { getProductMetadata } from '@/lib/seo/metadata';
import { toBreadcrumbData, toProductData } from '@/lib/seo/structured-data';
import { getSettings } from '@/lib/settings';
import { truncate } from '@/lib/text';

type Params = { readonly name: string; readonly id: string };

/** The featured products alone, as builds must not grow with the catalogue; no name that cannot be a folder. */
export async function generateStaticParams(): Promise<Params[]> {
  const suggested = await getSuggestedProducts();
  const known = (suggested.ok ? suggested.data : []).map((item) => ({ name: toProductName(item), id: item.id }));
  const made = known.filter(({ name }) => isFolderName(name));
  return made.length > 0 ? made : [{ name: '-', id: '0' }];
}

const page = createFoundPage({
  find: findProduct,
  describe: ({ data }) => getProductMetadata(data),
  show: ({ data }) => <ProductSections product={data} />,
});

export const { generateMetadata } = page;
export default page.Page;

/** The product of an address, or null for none; a wrong or old name is redirected permanently to the right address. */
async function findProduct(params: Params) {
  const id = parseId(params.id);
  if (id === null) return null;
  const outcome = await getProduct(id);
  if (!outcome.ok) return outcome;
  const product = outcome.data;
  if (!product) return tagMissing();
  if (!isAddressOf(params.name, product)) permanentRedirect(toProductPath(product));
  return { ...outcome, data: product };
}

async function ProductSections({ product }: { readonly product: Product }) {
  const { id, name, isService, category } = product;
  const { title, intro, submit, hint, serviceHint } = messages.quotation;
  const { dataPolicy, formNote, guarantees, siteUrl } = await getSettings();
  const crumbs = [
    { label: messages.home, href: routes.home },
    isService
      ? { label: messages.services.title, href: routes.services }
      : { label: productsEntry.label, href: routes.categories },
    ...(category ? [{ label: category.name, href: toCategoryPath(category) }] : []),
  ];
  const here = { label: name, href: toProductPath(product) };
  const short = siteUrl + toShortPath(id);
  const question = messages.product.whatsAppText(truncate(name, limits.sharedName), id, short);
  return (
    <Container>
      <Breadcrumbs links={crumbs} current={here} />
      <ProductDetail product={product} address={short} guarantees={guarantees}>
        <FormPanel id="cotizacion" title={title} intro={intro}>
          <EnhancedForm
            kind="quotation"
            draftKey={`cotizacion:${id}`}
            submitLabel={submit}
            requested={{ name, lines: [] }}
          >
            <FormBody
              kind="quotation"
              policy={dataPolicy}
              note={formNote}
              productId={id}
              hint={isService ? serviceHint : hint}
            />
          </EnhancedForm>
          <ListNotice item={{ id, name }} />
        </FormPanel>
      </ProductDetail>
      <RelatedProducts items={product.relations.related_products ?? []} />
      <WhatsAppButton text={question} />
      <JsonLd data={toProductData(product, siteUrl)} />
      <JsonLd data={toBreadcrumbData(crumbs, here, siteUrl)} />
    </Container>
  );
}
