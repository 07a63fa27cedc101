import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import { EnhancedForm } from './enhanced-form';
import { FormBody } from './form-body';
import { FormPanel } from './form-panel';

type Props = Pick<Parameters<typeof FormBody>[0], 'policy' | 'note'>;

/** The contact form; its button waits for the policy box. */
export function ContactForm({ policy, note }: Props) {
  const { title, submit } = messages.contact;
  return (
    <FormPanel id="formulario" title={title} intro={contact.next}>
      <EnhancedForm kind="contact" draftKey="contacto" submitLabel={submit}>
        <FormBody form="contacto" kind="contact" policy={policy} note={note} />
      </EnhancedForm>
    </FormPanel>
  );
}
