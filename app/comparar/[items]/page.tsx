import type { Metadata } from 'next';
import { ComparisonTable } from '@/components/comparison/comparison-table';
import { FewProducts } from '@/components/comparison/few-products';
import { Container } from '@/components/layout/container';
import { FailedPage } from '@/components/layout/error-page';
import { PageHero } from '@/components/layout/page-hero';
import { UnavailableNotice } from '@/components/quotation-list/unavailable-notice';
import { comparison } from '@/content/comparison';
import { messages } from '@/content/messages';
import { seo } from '@/content/seo';
import { readOrFailure } from '@/lib/failures/read-or-failure';
import { getPageOgImage } from '@/lib/og-images/subject';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getDescription, getTitle } from '@/lib/seo/texts';
import { getSettings } from '@/lib/settings';
import { type ComparisonParams, findComparison, listComparisonExample } from '../comparison';

type Props = { readonly params: Promise<ComparisonParams> };

export const generateStaticParams = listComparisonExample;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findComparison(await params);
  if (!found.ok) return { title: messages.error.title, robots: { index: false } };
  const names = found.products.map(({ name }) => name).join(', ');
  const page = {
    title: getTitle(`${comparison.title}: ${names}`),
    name: `${comparison.title}: ${names}`,
    description: getDescription(names ? comparison.description(names) : seo.comparison.description),
    path: found.path,
    ogImage: getPageOgImage('productos'),
    isIndexed: false,
  };
  return getPageMetadata(page, await getSettings());
}

export default async function ComparisonPage({ params }: Props) {
  const found = await readOrFailure(findComparison(await params));
  if (!found.ok) return <FailedPage failure={found.failure} />;
  const { products, hasDropped } = found;
  return (
    <>
      <PageHero title={comparison.title} text={comparison.intro} />
      <Container>
        <UnavailableNotice isShown={hasDropped} text={comparison.dropped} />
        {products.length < 2 ? <FewProducts only={products[0]} /> : <ComparisonTable products={products} />}
      </Container>
    </>
  );
}
