import type { Metadata } from 'next';
import { createFoundPage, type Found } from '@/app/found-page';
import { ProductMeta } from '@/components/catalogue/product-facts';
import { FormBody } from '@/components/forms/fields';
import { BannerPage } from '@/components/layout/page-hero';
import { ListAdder } from '@/components/quotation-list/list-adder';
import { QuotationList } from '@/components/quotation-list/quotation-list';
import { WarningNotice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { listTexts } from '@/content/client/quotation-list';
import { messages } from '@/content/messages';
import { listIntro } from '@/content/quotation-list';
import { getCompanyLine } from '@/content/site';
import { INCOMPLETE, toListPath } from '@/lib/quotation-list/address';
import { toProductPath } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getSettings } from '@/lib/settings';
import { findList } from '../list';

/** Lists are made at their first visit; the framework wants one at build. */
export const generateStaticParams = () => [{ list: 'x1__camilla' }];

const route = createFoundPage({ find: findList, describe, show });

export const { generateMetadata } = route;
export default route.Page;

/** What search engines and shared links say of a list: how many lines, and none of the words in its address. */
async function describe({ requested, products }: Found<typeof findList>): Promise<Metadata> {
  const { length } = requested.filter(({ id }) => id === undefined || products.some((one) => one.id === id));
  const lines = `${length} ${listTexts.lines(length)}`;
  return getPageMetadata({
    title: listTexts.title,
    name: `${listTexts.title}: ${lines}`,
    description: listIntro.description(lines),
    path: toListPath(requested),
    ogImage: 'cotizacion',
    isIndexed: false,
  });
}

async function show({ requested, products }: Found<typeof findList>) {
  const { dataPolicy, formNote, siteUrl } = await getSettings();
  const rows = products.map((product) => ({
    id: product.id,
    name: product.name,
    href: toProductPath(product),
    picture: <Picture src={product.imageSm} alt="" width={96} height={96} sizes="6rem" />,
    meta: <ProductMeta product={{ ...product, healthRegistration: '' }} />,
  }));
  const missing = requested.flatMap(({ id = '' }) => (id === '' || rows.some((row) => row.id === id) ? [] : id));
  return (
    <BannerPage isTool title={listTexts.title} text={listIntro.intro}>
      {missing.length > 0 && <WarningNotice isShown text={listIntro.missing(missing)} />}
      <WarningNotice id={INCOMPLETE} text={listIntro.incomplete} />
      <QuotationList
        products={rows}
        requested={requested}
        siteUrl={siteUrl}
        company={getCompanyLine()}
        adder={<ListAdder />}
      >
        <FormBody kind="quotation" policy={dataPolicy} note={formNote} hint={messages.quotation.listHint} />
      </QuotationList>
    </BannerPage>
  );
}
