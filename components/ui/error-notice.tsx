import { messages } from '@/content/messages';
import { Icon } from './icon';
import styles from './error-notice.module.scss';

/** 'Error: ' and why, where a list would be (spec, point 8). */
export function ErrorNotice({ message }: { readonly message: string }) {
  return (
    <p className={styles.notice} role="status">
      <Icon name="alert" />
      <span>
        {messages.error.prefix}
        {message}
      </span>
    </p>
  );
}
