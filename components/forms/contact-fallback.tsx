import { ButtonAnchor } from '@/components/ui/button';
import { formStates } from '@/content/client/forms';
import { whatsApp } from '@/content/client/whatsapp';
import { emails } from '@/content/site';
import { toWhatsAppAddress } from '@/lib/sharing/whatsapp';
import { encodeText } from '@/lib/text';
import type { Draft } from './draft';
import styles from './form-status.module.scss';
import type { Requested } from './sent';

type Props = {
  readonly draft: Draft;
  readonly address: string;
  readonly requested: Requested;
};

/** The same message, ready in WhatsApp and in e-mail, for when it cannot be sent from here. */
export function ContactFallback({ draft, address, requested }: Props) {
  const message = getMessage(draft, address, requested);
  const subject = encodeText(formStates.subject(requested.name));
  return (
    <div className={styles.wayOut}>
      <p>{formStates.wayOut}</p>
      <p className={styles.links}>
        <ButtonAnchor look="quiet" href={toWhatsAppAddress(message)} target="_blank" rel="noopener">
          {whatsApp.short}
        </ButtonAnchor>
        <ButtonAnchor look="quiet" href={`mailto:${emails.sales}?subject=${subject}&body=${encodeText(message)}`}>
          {formStates.wayOutEmail}
        </ButtonAnchor>
      </p>
    </div>
  );
}

/** What a visitor wrote, as one message. */
function getMessage(
  { client_name = '', description = '', email, phone_number, ...others }: Draft,
  address: string,
  { name, linked = [] }: Requested,
): string {
  const parts = [
    formStates.greeting(client_name.trim()),
    description.trim(),
    name && formStates.about(name, address),
    ...linked,
    [phone_number, email, ...Object.values<string>(others)].filter(Boolean).join(' · '),
  ];
  return parts.filter(Boolean).join('\n');
}
