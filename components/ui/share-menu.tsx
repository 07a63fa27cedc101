import { share } from '@/content/client/share';
import { listShareLinks, type Shared } from '@/lib/sharing/share-links';
import { Icon } from './icon';
import { ShareControls } from './share-controls';
import styles from './share-menu.module.scss';

type Props = Shared & {
  /** What is shared, where it is not the page. */
  readonly label?: string;
};

/** Gives the page to somebody else: the device's own way, or a menu of links that needs no script. */
export function ShareMenu({ label = share.title, ...shared }: Props) {
  const { name, address, text = name } = shared;
  const opener = (
    <summary className={`disc ${styles.opener}`} title={label}>
      <Icon name="share" size={20} />
      <span className="hidden">{label}</span>
    </summary>
  );
  const { menu, panel } = styles;
  return (
    <ShareControls
      data={{ title: name, text, url: address }}
      copied={share.copied}
      styles={{ menu, panel }}
      opener={opener}
    >
      <ul>
        {listShareLinks(shared).map(({ icon, way, href }) => (
          <li key={icon}>
            <a className={styles.way} href={href} {...(icon !== 'mail' && { target: '_blank', rel: 'noopener' })}>
              <Icon name={icon} size={20} />
              {share.by(way)}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={`${styles.way} ${styles.copy}`}>
            <Icon name="copy" size={20} />
            {share.copy}
          </button>
        </li>
      </ul>
    </ShareControls>
  );
}
