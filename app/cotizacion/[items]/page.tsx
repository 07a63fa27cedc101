import type { Metadata } from 'next';
import { ProductMeta } from '@/components/catalogue/product-meta';
import { FormBody } from '@/components/forms/form-body';
import { Container } from '@/components/layout/container';
import { FailedPage } from '@/components/layout/error-page';
import { PageHero } from '@/components/layout/page-hero';
import { EmptyList } from '@/components/quotation-list/empty-list';
import { QuotationList } from '@/components/quotation-list/quotation-list';
import { UnavailableNotice } from '@/components/quotation-list/unavailable-notice';
import { Picture } from '@/components/ui/picture';
import { listTexts } from '@/content/client/quotation-list';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { readOrFailure } from '@/lib/failures/read-or-failure';
import { getPageOgImage } from '@/lib/og-images/subject';
import { toProductPath, toQuotationListPath } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getDescription, getTitle } from '@/lib/seo/texts';
import { getSettings } from '@/lib/settings';
import { findList, type ListParams, listExample } from '../list';

const company = [site.name, site.landline.label, site.mobile.label, site.emails.sales].join(' · ');

type Props = { readonly params: Promise<ListParams> };

export const generateStaticParams = listExample;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findList(await params);
  if (!found.ok) return { title: messages.error.title, robots: { index: false } };
  const { requested, products } = found.data;
  const names = products.map(({ name }) => name).join(', ');
  const page = {
    title: getTitle(listTexts.title),
    name: `${listTexts.title}: ${products.length} ${listTexts.products(products.length)}`,
    description: getDescription(products.length > 0 ? listPageTexts.description(names) : listPageTexts.emptyHelp),
    path: toQuotationListPath(requested),
    ogImage: getPageOgImage('cotizacion'),
    isIndexed: false,
  };
  return getPageMetadata(page, await getSettings());
}

export default async function ListPage({ params }: Props) {
  const found = await readOrFailure(findList(await params));
  if (!found.ok) return <FailedPage failure={found.failure} />;
  const { requested, products } = found.data;
  const { dataPolicy, siteUrl } = await getSettings();
  const rows = products.map((product) => ({
    id: product.id,
    name: product.name,
    lang: product.lang,
    quantity: product.quantity,
    href: toProductPath(product),
    picture: <Picture src={product.imageSm} alt="" width={96} height={96} sizes="6rem" />,
    meta: <ProductMeta product={{ ...product, healthRegistration: '' }} />,
  }));
  return (
    <>
      <PageHero title={listTexts.title} text={listPageTexts.intro} />
      <Container>
        <UnavailableNotice isShown={products.length < requested.length} />
        <QuotationList products={rows} requested={requested} siteUrl={siteUrl} company={company} empty={<EmptyList />}>
          <FormBody form="cotizacion" kind="quotation" policy={dataPolicy} hint={messages.quotation.listHint} />
        </QuotationList>
      </Container>
    </>
  );
}
