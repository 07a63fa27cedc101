import { Icon } from '@/components/ui/icon';
import { share } from '@/content/client/share';
import { listShareLinks, type Shared } from '@/lib/sharing/share-links';
import styles from './share-block.module.scss';

const ELSEWHERE = { target: '_blank', rel: 'noopener' } as const;

type Props = Shared & {
  /** Offers no way that shows it to all. */
  readonly isPrivate?: boolean;
};

/** Ways to share a page that need no script: list items. */
export function ShareWays({ isPrivate = false, ...shared }: Props) {
  return listShareLinks(shared, isPrivate ? ['whatsapp', 'mail'] : undefined).map(({ icon, way, href }) => (
    <li key={icon}>
      <a className={styles.way} href={href} title={share.by(way)} {...(icon !== 'mail' && ELSEWHERE)}>
        <Icon name={icon} size={20} />
        <span className={styles.hidden}>{share.by(way)}</span>
      </a>
    </li>
  ));
}
