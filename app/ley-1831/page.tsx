import { PageHero } from '@/components/layout/page-hero';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { EmergencySteps, Law, Promotion } from '@/components/ley-1831/law';
import { Establishments, PlaceQuestion } from '@/components/ley-1831/places';
import { ButtonAnchor } from '@/components/ui/button';
import { ley1831 } from '@/content/ley-1831';
import { routes } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { findPromoted } from './products';

const { title, intro, promotion, law } = ley1831;

export const generateMetadata = () =>
  getPageMetadata({ title, description: intro.text, path: routes.ley1831, ogImage: 'ley-1831' });

export default async function Ley1831Page() {
  return (
    <>
      <PageHero
        title={intro.title}
        text={intro.text}
        aside={
          <ButtonAnchor icon="file-text" look="quiet" href={law.href}>
            {law.label}
          </ButtonAnchor>
        }
      />
      <Promotion product={await findPromoted(promotion.model)} />
      <Establishments />
      <PlaceQuestion />
      <EmergencySteps />
      <Law />
      <WhatsAppButton text={ley1831.whatsAppText('')} />
    </>
  );
}
