import '@/components/layout/shell-sheets';
import type { Metadata } from 'next';
import { createFoundPage } from '@/app/found-page';
import { ComparisonTable } from '@/components/comparison/comparison-table';
import { Choice, FewProducts } from '@/components/comparison/few-products';
import { BannerPage } from '@/components/layout/page-hero';
import { WarningNotice } from '@/components/ui/warning-notice';
import { comparison } from '@/content/comparison';
import { seo } from '@/content/seo';
import { getPageOgImage } from '@/lib/og-images/subject';
import { INCOMPLETE } from '@/lib/quotation-list/left-out';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getDescription, getTitle } from '@/lib/seo/texts';
import { getSettings } from '@/lib/settings';
import { type FoundComparison, findComparison, listComparisonExample } from '../comparison';

export const generateStaticParams = listComparisonExample;

const route = createFoundPage({ find: findComparison, describe, show });

export const { generateMetadata } = route;
export default route.Page;

/** The title of the tab: that of one product asks for a second, as its page does. */
function getHeadline(products: FoundComparison['products']): string {
  const names = products.map(({ name }) => name).join(', ');
  if (products.length === 1) return `${comparison.choice} ${names}`;
  return names ? comparison.titleOf(names) : comparison.title;
}

async function describe({ products, path }: FoundComparison): Promise<Metadata> {
  const names = products.map(({ name }) => name).join(', ');
  const title = getHeadline(products);
  const page = {
    title: getTitle(title),
    name: title,
    description: getDescription(names ? comparison.description(names) : seo.comparison.description),
    path,
    ogImage: getPageOgImage('productos'),
    isIndexed: false,
  };
  return getPageMetadata(page, await getSettings());
}

function show({ products, hasDropped, others }: FoundComparison) {
  const [first] = products;
  return (
    <BannerPage
      title={first && products.length === 1 ? <Choice {...first} /> : comparison.title}
      text={comparison.intro}
    >
      <WarningNotice id={INCOMPLETE} isShown={hasDropped} text={comparison.dropped} />
      {products.length < 2 ? <FewProducts only={first} others={others} /> : <ComparisonTable products={products} />}
    </BannerPage>
  );
}
