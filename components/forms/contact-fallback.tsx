import { ButtonAnchor } from '@/components/ui/button';
import { formStates } from '@/content/client/forms';
import { whatsApp } from '@/content/client/whatsapp';
import { emails } from '@/content/site';
import { toWhatsAppAddress } from '@/lib/sharing/whatsapp';
import { encodeText } from '@/lib/text';
import type { Draft } from './draft';
import styles from './form-status.module.scss';

type Props = {
  readonly draft: Draft;
  readonly product: string;
  readonly address: string;
  /** What is asked for, where it is a list. */
  readonly lines: readonly string[];
};

/** The same message, ready in WhatsApp and in e-mail, for when it cannot be sent from here. */
export function ContactFallback({ draft, product, address, lines }: Props) {
  const message = getMessage(draft, product, address, lines);
  const subject = encodeText(formStates.subject(product));
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

/** What a visitor wrote, as one message; `product` is '' on the contact page, `lines` name the products of a list. */
function getMessage(
  { client_name = '', description = '', email, phone_number, ...others }: Draft,
  product: string,
  address: string,
  lines: readonly string[],
): string {
  const parts = [
    formStates.greeting(client_name.trim()),
    description.trim(),
    product && formStates.about(product, address),
    ...lines,
    [phone_number, email, ...Object.values<string>(others)].filter(Boolean).join(' · '),
  ];
  return parts.filter(Boolean).join('\n');
}
