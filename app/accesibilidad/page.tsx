import { Statement } from '@/components/accessibility/statement';
import { PageBody } from '@/components/catalog/page-body';
import { PageHero } from '@/components/layout/page-hero';
import { accessibility } from '@/content/accessibility';
import { seo } from '@/content/seo';
import { routes } from '@/lib/routes';
import { fixedPageMetadata } from '@/lib/seo/fixed-page';

export const generateMetadata = () =>
  fixedPageMetadata({ ...seo.accessibility, path: routes.accessibility, card: 'accesibilidad' });

export default function AccessibilityPage() {
  return (
    <>
      <PageHero title={accessibility.title} text={accessibility.intro} />
      <PageBody>
        <Statement />
      </PageBody>
    </>
  );
}
