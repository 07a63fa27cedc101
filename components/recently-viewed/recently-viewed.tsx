import { LiveRecent } from './live-recent';
import styles from './recently-viewed.module.scss';

/** 'Vistos recientemente': the products that this device remembers, without the one of the page. */
export function RecentlyViewed({ except }: Parameters<typeof LiveRecent>[0]) {
  return (
    <div className={styles.place}>
      <LiveRecent except={except} />
    </div>
  );
}
