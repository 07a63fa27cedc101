import { afterSending } from '@/content/client/after-sending';
import styles from './message-number.module.scss';

/** The number of a message that was received, to be dictated. */
export function MessageNumber({ reference }: { readonly reference: string }) {
  return (
    <p className={styles.number}>
      {afterSending.reference}: <strong>{reference}</strong>
    </p>
  );
}
