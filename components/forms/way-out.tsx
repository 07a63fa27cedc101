import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { encodeText } from '@/lib/text';
import button from '../ui/button.module.scss';
import type { Draft } from './draft';
import styles from './form-status.module.scss';

type Props = {
  readonly draft: Draft;
  readonly product: string;
  readonly address: string;
};

/** The same message, ready in WhatsApp and in e-mail, for when it cannot be sent from here. */
export function WayOut({ draft, product, address }: Props) {
  const text = encodeText(messageOf(draft, product, address));
  const subject = encodeText(messages.forms.subject(product));
  return (
    <div className={styles.wayOut}>
      <p>{messages.forms.wayOut}</p>
      <p className={styles.links}>
        <a className={button.quiet} href={`${site.whatsapp}?text=${text}`} target="_blank" rel="noopener">
          {messages.whatsApp.short}
        </a>
        <a className={button.quiet} href={`mailto:${site.emails.sales}?subject=${subject}&body=${text}`}>
          {messages.forms.wayOutEmail}
        </a>
      </p>
    </div>
  );
}

/** What a visitor wrote, as one message; `product` is '' on the contact page. */
export function messageOf(
  { client_name = '', description = '', email, phone_number }: Draft,
  product: string,
  address: string,
): string {
  const lines = [
    messages.forms.greeting(client_name.trim()),
    description.trim(),
    product && messages.forms.about(product, address),
    [phone_number, email].filter(Boolean).join(' · '),
  ];
  return lines.filter(Boolean).join('\n');
}
