import { Icon } from '@/components/ui/icon';
import { share } from '@/content/client/share';
import { SHARE_ID, type Shared, toShareData } from '@/lib/sharing/share-links';
import { ShareButton } from './share-actions';
import styles from './share-link.module.scss';

/** The way to share a page, near its title: the device's own, else down to the share block. */
export function ShareLink(shared: Shared) {
  return (
    <ShareButton href={`#${SHARE_ID}`} data={toShareData(shared)} className={styles.link}>
      <Icon name="share" size={20} />
      <span className={styles.label}>{share.title}</span>
    </ShareButton>
  );
}
