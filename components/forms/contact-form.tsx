import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import { routes } from '@/lib/routes';
import { EnhancedForm } from './enhanced-form';
import { FormBody } from './form-body';
import { FormPanel } from './form-panel';

type Props = Pick<Parameters<typeof FormBody>[0], 'policy'>;

/** The contact form; its button waits for the policy box. */
export function ContactForm({ policy }: Props) {
  return (
    <FormPanel id="formulario" title={messages.contact.title} intro={contact.next.sentences.join(' ')}>
      <EnhancedForm
        kind="contact"
        action={routes.contactApi}
        submitLabel={messages.contact.submit}
        waitsForTick
        draftKey="contacto"
      >
        <FormBody form="contacto" policy={policy} isLettersOnly />
      </EnhancedForm>
    </FormPanel>
  );
}
