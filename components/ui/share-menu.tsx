import { share } from '@/content/client/share';
import { listShareLinks, type Shared, toShareData } from '@/lib/sharing/share-links';
import { Icon } from './icon';
import { CopyButton, ShareSummary } from './share-controls';
import styles from './share-menu.module.scss';

type Props = Shared & {
  /** What is shared, where it is not the page. */
  readonly label?: string;
};

/** Gives the page to somebody else: the device's own way, or a menu of links that needs no script. */
export function ShareMenu({ label = share.title, ...shared }: Props) {
  return (
    <details className={styles.menu}>
      <ShareSummary className={styles.opener} label={label} data={toShareData(shared)}>
        <Icon name="share" size={20} />
      </ShareSummary>
      <ul className={styles.ways}>
        {listShareLinks(shared).map(({ icon, way, href }) => (
          <li key={icon}>
            <a className={styles.way} href={href} {...(icon !== 'mail' && { target: '_blank', rel: 'noopener' })}>
              <Icon name={icon} size={20} />
              {share.by(way)}
            </a>
          </li>
        ))}
        <li className={styles.copy}>
          <CopyButton text={shared.address} done={share.copied} failed={share.copyFailed} className={styles.way}>
            <Icon name="copy" size={20} />
            {share.copy}
          </CopyButton>
        </li>
      </ul>
    </details>
  );
}
