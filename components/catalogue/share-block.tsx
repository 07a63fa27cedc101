import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { share } from '@/content/client/share';
import { SHARE_ID, type Shared, shareLinks, toShareData } from '@/lib/sharing/share-links';
import { ShareActions } from './share-actions';
import styles from './share-block.module.scss';

const ELSEWHERE = { target: '_blank', rel: 'noopener' } as const;

/** Where one shows it to all. */
const PUBLIC_WAYS: readonly string[] = ['linkedin', 'x'];

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
  const links = shareLinks(shared).filter(({ icon }) => !isPrivate || !PUBLIC_WAYS.includes(icon));
  return (
    <section id={SHARE_ID} className={styles.block} aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ShareActions
        title={title}
        data={toShareData(shared)}
        toCopy={shared.address}
        links={links.map(({ icon, way, href }) => (
          <li key={icon}>
            <a className={styles.way} href={href} title={share.by(way)} {...(icon !== 'mail' && ELSEWHERE)}>
              <Icon name={icon} size={20} />
              <span className={styles.hidden}>{share.by(way)}</span>
            </a>
          </li>
        ))}
      />
      {children}
    </section>
  );
}
