import { share } from '@/content/client/share';
import type { Shared } from '@/lib/sharing/share-links';
import styles from './share-block.module.scss';
import { ShareWays } from './share-ways';

/** Ways to send a list to somebody, without a script of its own; no more, for its page has few bytes to spare. */
export function PlainShareBlock(shared: Shared) {
  return (
    <section className={styles.block} aria-label={share.title}>
      <p className={styles.title} aria-hidden="true">
        {share.title}
      </p>
      <ul className={styles.ways}>
        <ShareWays {...shared} isPrivate />
      </ul>
    </section>
  );
}
