import { ContactForm } from '@/components/forms/contact-form';
import { ContactWays } from '@/components/forms/contact-ways';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/ui/json-ld';
import { contact } from '@/content/contact';
import { seo } from '@/content/seo';
import { routes } from '@/lib/routes';
import { getFixedPageMetadata } from '@/lib/seo/metadata';
import { getOrganization } from '@/lib/seo/structured/organization';
import { getSettings } from '@/lib/settings';

export const generateMetadata = () =>
  getFixedPageMetadata({ ...seo.contact, path: routes.contact, ogImage: 'contacto' });

export default async function ContactPage() {
  const { dataPolicy, formNote, siteUrl } = await getSettings();
  return (
    <>
      <PageHero title={contact.heading} text={contact.intro} />
      <ContactWays>
        <ContactForm policy={dataPolicy} note={formNote} />
      </ContactWays>
      <JsonLd data={getOrganization(siteUrl)} />
    </>
  );
}
