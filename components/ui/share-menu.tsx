'use client';

import { type MouseEvent, useState } from 'react';
import { share } from '@/content/client/share';
import { listShareLinks, type Shared } from '@/lib/sharing/share-links';
import { Icon } from './icon';
import styles from './share-menu.module.scss';

type Props = Shared & {
  /** What is shared, where it is not the page. */
  readonly label?: string;
};

/** Gives the page to somebody else: the device's own way, or a menu of links that needs no script. */
export function ShareMenu({ label = share.title, name, address }: Props) {
  const [said, setSaid] = useState('');
  const press = async (event: MouseEvent<HTMLDetailsElement>) => {
    const menu = event.currentTarget;
    const pressed = (event.target as Element).closest('summary, button')?.tagName;
    try {
      if (pressed === 'SUMMARY' && 'share' in navigator && !menu.open) {
        event.preventDefault();
        await navigator.share({ title: name, text: name, url: address });
      } else if (pressed === 'BUTTON') {
        await navigator.clipboard.writeText(address);
        setSaid(share.copied);
      }
    } catch (error) {
      // Not where the visitor has changed their mind.
      if ((error as Error).name === 'AbortError') return;
      menu.open = true;
      setSaid(address);
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the presses are those of its summary and its button
    <details className={styles.menu} onClick={press}>
      <summary className={`disc ${styles.opener}`} title={label}>
        <Icon name="share" size={20} />
        <span className="hidden">{label}</span>
      </summary>
      <div className={styles.panel}>
        <ul>
          {listShareLinks({ name, address }).map(({ icon, way, href }) => (
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
        <p role="status">{said}</p>
      </div>
    </details>
  );
}
