import { FewProducts } from '@/components/comparison/few-products';
import { Container } from '@/components/layout/container';
import { PageHero } from '@/components/layout/page-hero';
import { UnavailableNotice } from '@/components/quotation-list/unavailable-notice';
import { comparison } from '@/content/comparison';
import { seo } from '@/content/seo';
import { routes } from '@/lib/routes';
import { getFixedPageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () =>
  getFixedPageMetadata({ ...seo.comparison, path: routes.comparison, ogImage: 'productos', isIndexed: false });

/** A comparison of nothing, and the ways to some products. */
export default function EmptyComparisonPage() {
  return (
    <>
      <PageHero title={comparison.title} text={comparison.intro} />
      <Container>
        <UnavailableNotice isShown={false} text={comparison.dropped} />
        <FewProducts />
      </Container>
    </>
  );
}
