import { Statement } from '@/components/accessibility/statement';
import { BannerPage } from '@/components/layout/page-hero';
import { accessibility } from '@/content/accessibility';
import { seo } from '@/content/seo';
import { routes } from '@/lib/routes';
import { getFixedPageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () =>
  getFixedPageMetadata({ ...seo.accessibility, path: routes.accessibility, ogImage: 'accesibilidad' });

export default function AccessibilityPage() {
  return (
    <BannerPage isTool title={accessibility.title} text={accessibility.intro}>
      <Statement />
    </BannerPage>
  );
}
