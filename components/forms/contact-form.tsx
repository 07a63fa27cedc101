import { contact } from '@/content/contact';
import { FormPanel } from './form-panel';

/** The place of the contact form. */
export function ContactForm() {
  return (
    <FormPanel id="formulario" title={contact.next.title} intro={contact.next.sentences.join(' ')}>
      {null}
    </FormPanel>
  );
}
