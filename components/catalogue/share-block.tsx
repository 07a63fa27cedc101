import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { share } from '@/content/client/share';
import { listShareLinks, SHARE_ID, type Shared, toShareData } from '@/lib/sharing/share-links';
import { ShareActions, ShareButton } from './share-actions';
import styles from './share-block.module.scss';

const ELSEWHERE = { target: '_blank', rel: 'noopener' } as const;

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

/** Ways to share a page that need no script: list items. */
function ShareWays({ isPrivate, ...shared }: Shared & { readonly isPrivate: boolean }) {
  return listShareLinks(shared, isPrivate ? ['whatsapp', 'mail'] : undefined).map(({ icon, way, href }) => (
    <li key={icon}>
      <a className={styles.way} href={href} title={share.by(way)} {...(icon !== 'mail' && ELSEWHERE)}>
        <Icon name={icon} size={20} />
        <span className={styles.hidden}>{share.by(way)}</span>
      </a>
    </li>
  ));
}

/** The way to share a page, near its title: the device's own, else down to the share block. */
export function ShareLink(shared: Shared) {
  return (
    <ShareButton href={`#${SHARE_ID}`} data={toShareData(shared)} className={styles.link}>
      <Icon name="share" size={20} />
      <span className={styles.label}>{share.title}</span>
    </ShareButton>
  );
}
