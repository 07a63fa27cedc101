import { ButtonAnchor } from '@/components/ui/button';
import { share } from '@/content/client/share';
import { listShareLinks, type Shared } from '@/lib/sharing/share-links';
import styles from './share-block.module.scss';

/** The way in which staff share a list; no more, for its page has few bytes to spare. */
export function PlainShareBlock(shared: Shared) {
  return listShareLinks(shared, ['whatsapp']).map(({ icon, way, href }) => (
    <p key={icon} className={styles.block}>
      <ButtonAnchor icon={icon} look="quiet" href={href} target="_blank" rel="noopener">
        {share.by(way)}
      </ButtonAnchor>
    </p>
  ));
}
