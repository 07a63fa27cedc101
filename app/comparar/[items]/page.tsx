import type { Metadata } from 'next';
import { createFoundPage } from '@/app/found-page';
import { ComparisonTable } from '@/components/comparison/comparison-table';
import { FewProducts } from '@/components/comparison/few-products';
import { Container } from '@/components/layout/container';
import { PageHero } from '@/components/layout/page-hero';
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

async function describe({ products, path }: FoundComparison): Promise<Metadata> {
  const names = products.map(({ name }) => name).join(', ');
  const title = names ? comparison.titleOf(names) : comparison.title;
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
  return (
    <>
      <PageHero title={comparison.title} text={comparison.intro} />
      <Container>
        <WarningNotice id={INCOMPLETE} isShown={hasDropped} text={comparison.dropped} />
        {products.length < 2 ? (
          <FewProducts only={products[0]} others={others} />
        ) : (
          <ComparisonTable products={products} />
        )}
      </Container>
    </>
  );
}
