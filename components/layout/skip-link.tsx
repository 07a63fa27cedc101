import { messages } from '@/content/messages';
import styles from './skip-link.module.scss';

/** First stop of the keyboard: past the menu. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#contenido">
      {messages.skipToContent}
    </a>
  );
}
