import type { Metadata } from 'next';
import { ContactForm } from '@/components/forms/contact-form';
import { ContactWays } from '@/components/forms/contact-ways';
import { PageHero } from '@/components/layout/page-hero';
import { contact } from '@/content/contact';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { getSettings } from '@/lib/settings';

export const metadata: Metadata = pageMetadata({ title: 'Contacto', description: contact.intro, path: routes.contact });

export default async function ContactPage() {
  const { dataPolicy } = await getSettings();
  return (
    <>
      <PageHero title={contact.heading} text={contact.intro} />
      <ContactWays>
        <ContactForm policy={dataPolicy} />
      </ContactWays>
    </>
  );
}
