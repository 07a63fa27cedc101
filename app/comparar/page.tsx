import { FewProducts } from '@/components/comparison/few-products';
import { BannerPage } from '@/components/layout/page-hero';
import { WarningNotice } from '@/components/ui/notice';
import { comparison } from '@/content/comparison';
import { seo } from '@/content/seo';
import { INCOMPLETE } from '@/lib/quotation-list/address';
import { routes } from '@/lib/routes';
import { getFixedPageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () =>
  getFixedPageMetadata({ ...seo.comparison, path: routes.comparison, ogImage: 'productos', isIndexed: false });

/** A comparison of nothing, and the ways to some products. */
export default function EmptyComparisonPage() {
  return (
    <BannerPage isTool title={comparison.title} text={comparison.intro}>
      <WarningNotice id={INCOMPLETE} text={comparison.dropped} />
      <FewProducts />
    </BannerPage>
  );
}
