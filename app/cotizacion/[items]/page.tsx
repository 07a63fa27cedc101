import type { Metadata } from 'next';
import { createFoundPage } from '@/app/found-page';
import { ProductMeta } from '@/components/catalogue/product-meta';
import { FormBody } from '@/components/forms/form-body';
import { Container } from '@/components/layout/container';
import { PageHero } from '@/components/layout/page-hero';
import { MyRequestsLink } from '@/components/my-requests/request-links';
import { EmptyList } from '@/components/quotation-list/empty-list';
import { QuotationList } from '@/components/quotation-list/quotation-list';
import { UnavailableNotice } from '@/components/quotation-list/unavailable-notice';
import { Picture } from '@/components/ui/picture';
import { listTexts } from '@/content/client/quotation-list';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { companyLine } from '@/content/company-line';
import { messages } from '@/content/messages';
import { getPageOgImage } from '@/lib/og-images/subject';
import { toProductPath, toQuotationListPath } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getDescription, getTitle } from '@/lib/seo/texts';
import { getSettings } from '@/lib/settings';
import { type FoundList, findList, listExample } from '../list';

export const generateStaticParams = listExample;

const route = createFoundPage({ find: findList, describe, show });

export const { generateMetadata } = route;
export default route.Page;

async function describe({ requested, products }: FoundList): Promise<Metadata> {
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

async function show({ requested, products }: FoundList) {
  const { dataPolicy, offersCopies, siteUrl } = await getSettings();
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
        <QuotationList
          products={rows}
          requested={requested}
          siteUrl={siteUrl}
          company={companyLine}
          empty={<EmptyList />}
        >
          <FormBody
            form="cotizacion"
            kind="quotation"
            policy={dataPolicy}
            offersCopies={offersCopies}
            hint={messages.quotation.listHint}
          />
        </QuotationList>
        <MyRequestsLink />
      </Container>
    </>
  );
}
