import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { Icon } from '../ui/icon';
import styles from './whatsapp-button.module.scss';

/** Floating chat button, bottom right, to the same mobile number as the footer. */
export function WhatsAppButton() {
  return (
    <aside aria-label={messages.whatsApp.short}>
      <a
        className={styles.button}
        href={site.whatsapp}
        target="_blank"
        rel="noopener"
        aria-label={messages.whatsApp.float}
      >
        <Icon name="whatsapp" size={28} />
      </a>
    </aside>
  );
}
