import { PageHero } from '@/components/layout/page-hero';
import { EmergencySteps } from '@/components/ley-1831/emergency-steps';
import { Establishments } from '@/components/ley-1831/establishments';
import { Law } from '@/components/ley-1831/law';
import { Promotion } from '@/components/ley-1831/promotion';
import { ley1831 } from '@/content/ley-1831';
import { getProduct } from '@/lib/backend';
import { readOrFailure } from '@/lib/read-or-failure';
import { productPath, routes } from '@/lib/routes';
import { fixedPageMetadata } from '@/lib/seo/fixed-page';
import { descriptionOf } from '@/lib/seo/texts';

const { title, intro, promotion } = ley1831;

export const generateMetadata = () =>
  fixedPageMetadata({ title, description: descriptionOf(intro.text), path: routes.ley1831, card: 'ley-1831' });

export default async function Ley1831Page() {
  const found = await readOrFailure(getProduct(String(promotion.action.productId)));
  const product = found.ok ? found.data : null;
  return (
    <>
      <PageHero title={intro.title} text={intro.text} backdrop={intro.backdrop} />
      <Promotion product={product && { name: product.name, href: productPath(product), image: product.image }} />
      <Establishments />
      <EmergencySteps />
      <Law />
    </>
  );
}
