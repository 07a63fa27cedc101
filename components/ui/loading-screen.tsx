import { loading } from '@/content/client/loading';
import styles from './loading-screen.module.scss';

/** The logo with a spinner, over the page that is being left (docs/behaviour.md#loading-screen). */
export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status">
      <img src="/images/logo.svg" alt="" width={220} height={48} />
      <span className={styles.spinner} />
      <span className={styles.text}>{loading}</span>
    </div>
  );
}
