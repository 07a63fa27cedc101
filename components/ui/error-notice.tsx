import { messages } from '@/content/messages';
import { Icon } from './icon';
import styles from './notice.module.scss';

/** 'Error: ' and why, where a list would be (docs/behaviour.md#required). */
export function ErrorNotice({ message }: { readonly message: string }) {
  return (
    <p className={styles.error} role="status">
      <Icon name="alert" />
      <span>
        {messages.error.prefix}
        {message}
      </span>
    </p>
  );
}
