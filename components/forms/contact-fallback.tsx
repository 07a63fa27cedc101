import { ButtonAnchor } from '@/components/ui/button';
import { formStates } from '@/content/client/forms';
import { contactLabels } from '@/content/contact';
import { emails } from '@/content/site';
import { toWhatsAppAddress } from '@/lib/sharing/share-links';
import { encodeText, truncate } from '@/lib/text';
import styles from './form.module.scss';

type Props = {
  /** What was written, by the name of its field. */
  readonly draft: Readonly<Record<string, string>>;
  /** Of the page of the form. */
  readonly address: string;
  /** Of the product or the list; '' for none. */
  readonly name: string;
};

/** Mail programs take links of about 2,000 characters, and an accent takes six of them. */
const MAX_CHARS = 1_000;

/** The same message for WhatsApp and e-mail when sending fails; comments come last, because they may be long. */
export function ContactFallback({ draft, address, name }: Props) {
  const subject = formStates.subject(name);
  const { client_name = '', description, ...others } = draft;
  const parts = [formStates.greeting(client_name), subject, address, ...Object.values(others), description];
  const message = truncate(parts.filter(Boolean).join('\n'), address.length + MAX_CHARS);
  const mail = `mailto:${emails.sales}?subject=${encodeText(subject)}&body=${encodeText(message)}`;
  return (
    <div className={styles.wayOut}>
      <p>{formStates.wayOut}</p>
      <p className="links">
        <ButtonAnchor look="quiet" href={toWhatsAppAddress(message)} target="_blank" rel="noopener">
          {contactLabels.whatsapp}
        </ButtonAnchor>
        <ButtonAnchor look="quiet" href={mail}>
          {formStates.wayOutEmail}
        </ButtonAnchor>
      </p>
    </div>
  );
}
