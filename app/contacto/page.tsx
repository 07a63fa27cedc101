import { EnhancedForm } from '@/components/forms/enhanced-form';
import { FormBody } from '@/components/forms/fields';
import styles from '@/components/forms/form.module.scss';
import { FormPanel } from '@/components/forms/form-panel';
import { ContactList } from '@/components/layout/contact-list';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/ui/json-ld';
import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import { seo } from '@/content/seo';
import { routes } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getOrganization } from '@/lib/seo/structured-data';
import { getSettings } from '@/lib/settings';

export const generateMetadata = () => getPageMetadata({ ...seo.contact, path: routes.contact, ogImage: 'contacto' });

/** The contact form, and beside it every other way to reach the company. */
export default async function ContactPage() {
  const { dataPolicy, formNote, siteUrl } = await getSettings();
  const { title, submit } = messages.contact;
  return (
    <>
      <PageHero title={contact.heading} text={contact.intro} />
      <div className={styles.layout}>
        <FormPanel id="formulario" title={title}>
          <EnhancedForm kind="contact" draftKey="contacto" submitLabel={submit}>
            <FormBody kind="contact" policy={dataPolicy} note={formNote} />
          </EnhancedForm>
        </FormPanel>
        <div className={styles.others}>
          <h2>{contact.labels.title}</h2>
          <ContactList />
          <h2>{contact.hours.title}</h2>
          <p>{contact.hours.text}</p>
        </div>
      </div>
      <JsonLd data={getOrganization(siteUrl)} />
    </>
  );
}
