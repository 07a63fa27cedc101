import { messages } from '@/content/messages';
import styles from './error-notice.module.scss';
import { Icon } from './icon';

/** 'Error: ' and why, where a list would be (docs/behaviour.md#required). */
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
