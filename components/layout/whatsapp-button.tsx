import { chat, contactLabels } from '@/content/contact';
import { toWhatsAppAddress } from '@/lib/sharing/share-links';
import { Icon } from '../ui/icon';
import styles from './whatsapp-button.module.scss';

/** The chat button at the bottom right, to the footer's mobile number; `text` begins the chat. */
export function WhatsAppButton({ text }: { readonly text?: string }) {
  const link = (
    <a className={styles.button} href={toWhatsAppAddress(text)} target="_blank" rel="noopener" data-chat="">
      <span className="hidden">{chat}</span>
      <Icon name="whatsapp" size={28} />
    </a>
  );
  if (text) return <div className={styles.own}>{link}</div>;
  return (
    <aside className={styles.common} aria-label={contactLabels.whatsapp}>
      {link}
    </aside>
  );
}
