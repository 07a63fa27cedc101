import { messages } from '@/content/messages';
import { sharedAddress } from '@/lib/routes';
import { shareLinks } from '@/lib/share/links';
import { Icon } from '../ui/icon';
import { ShareActions } from './share-actions';
import styles from './share-block.module.scss';

const ELSEWHERE = { target: '_blank', rel: 'noopener' } as const;

type Props = {
  readonly name: string;
  /** Public address of the page. */
  readonly address: string;
};

/** Ways to give the page to somebody else: plain links, replaced by the device's own way where it has one. */
export function ShareBlock({ name, address }: Props) {
  return (
    <section className={styles.block} aria-label={messages.share.title}>
      <p className={styles.title} aria-hidden="true">
        {messages.share.title}
      </p>
      <ShareActions
        name={name}
        toShare={sharedAddress(address, 'compartir')}
        toCopy={sharedAddress(address, 'copiar')}
        links={shareLinks(name, address).map(({ icon, way, href }) => (
          <li key={icon}>
            <a className={styles.way} href={href} title={messages.share.by(way)} {...(icon !== 'mail' && ELSEWHERE)}>
              <Icon name={icon} size={20} />
              <span className={styles.hidden}>{messages.share.by(way)}</span>
            </a>
          </li>
        ))}
      />
    </section>
  );
}
