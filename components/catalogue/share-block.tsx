import type { ReactNode } from 'react';
import { share } from '@/content/client/share';
import { SHARE_ID, type Shared, toShareData } from '@/lib/sharing/share-links';
import { ShareActions } from './share-actions';
import styles from './share-block.module.scss';
import { ShareWays } from './share-ways';

type Props = Shared & {
  /** What is to be done, where it is not the page that is shared. */
  readonly title?: string;
  /** Offers no way that shows it to all. */
  readonly isPrivate?: boolean;
  /** One more way. */
  readonly children?: ReactNode;
};

/** Ways to give the page to somebody else: plain links, replaced by the device's own way where it has one. */
export function ShareBlock({ title = share.title, isPrivate = false, children, ...shared }: Props) {
  return (
    <section id={SHARE_ID} className={styles.block} aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ShareActions
        title={title}
        data={toShareData(shared)}
        toCopy={shared.address}
        links={<ShareWays {...shared} isPrivate={isPrivate} />}
      />
      {children}
    </section>
  );
}
