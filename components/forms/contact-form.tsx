import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import { routes } from '@/lib/routes';
import { EnhancedForm } from './enhanced-form';
import { FormBody } from './form-body';
import { FormPanel } from './form-panel';

type Props = Pick<Parameters<typeof FormBody>[0], 'policy'>;

/** The contact form; its button waits for the policy box. */
export function ContactForm({ policy }: Props) {
  const next = contact.next.sentences.join(' ');
  return (
    <FormPanel id="formulario" title={messages.contact.title} intro={next}>
      <EnhancedForm
        kind="contact"
        action={routes.contactApi}
        submitLabel={messages.contact.submit}
        waitsForTick
        next={next}
        draftKey="contacto"
      >
        <FormBody form="contacto" policy={policy} isLettersOnly />
      </EnhancedForm>
    </FormPanel>
  );
}
