import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import { ContactList } from '../layout/contact-list';
import styles from './contact-form.module.scss';
import { EnhancedForm } from './enhanced-form';
import { FormBody } from './fields';
import { FormPanel } from './form-panel';

type Props = Pick<Parameters<typeof FormBody>[0], 'policy' | 'note'>;

/** The contact form, and beside it every other way to reach the company. */
export function ContactForm({ policy, note }: Props) {
  const { title, submit } = messages.contact;
  return (
    <div className={styles.layout}>
      <FormPanel id="formulario" title={title} intro={contact.next}>
        <EnhancedForm kind="contact" draftKey="contacto" submitLabel={submit}>
          <FormBody kind="contact" policy={policy} note={note} />
        </EnhancedForm>
      </FormPanel>
      <div className={styles.ways}>
        <h2 className={styles.title}>{contact.ways.title}</h2>
        <ContactList />
        <h2 className={styles.title}>{contact.hours.title}</h2>
        <p>{contact.hours.text}</p>
      </div>
    </div>
  );
}
