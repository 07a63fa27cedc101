import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { toWhatsAppAddress } from '@/lib/sharing/whatsapp';
import { Icon } from '../ui/icon';
import styles from './whatsapp-button.module.scss';

/** Floating chat button, bottom right, to the same mobile number as the footer. A page that gives the first `text` has its own in the place of the one of all pages. */
export function WhatsAppButton({ text }: { readonly text?: string }) {
  const link = (
    <a
      className={styles.button}
      href={text ? toWhatsAppAddress(text) : site.whatsapp}
      target="_blank"
      rel="noopener"
      aria-label={messages.whatsApp.float}
    >
      <Icon name="whatsapp" size={28} />
    </a>
  );
  if (text) return <div className={styles.own}>{link}</div>;
  return (
    <aside className={styles.common} aria-label={messages.whatsApp.short}>
      {link}
    </aside>
  );
}
