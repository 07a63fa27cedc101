'use client';

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import { share } from '@/content/client/share';
import styles from './share-block.module.scss';

type Props = {
  readonly title: string;
  readonly data: ShareData;
  readonly toCopy: string;
  /** List items, server-rendered. */
  readonly links: ReactNode;
};

/** The visitor may change their mind; anything else means that this way is closed. */
function shareNatively(data: ShareData, close: () => void): void {
  navigator.share(data).catch((error: Error) => error.name === 'AbortError' || close());
}

type ButtonProps = {
  /** Where the other ways to share are. */
  readonly href: string;
  readonly data: ShareData;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Opens the device's own way to share; where there is none, it is a link to the others. */
export function ShareButton({ href, data, className, children }: ButtonProps) {
  const share = (event: MouseEvent) => {
    if (!navigator.share) return;
    event.preventDefault();
    shareNatively(data, () => location.assign(href));
  };
  return (
    <a className={className} href={href} onClick={share}>
      {children}
    </a>
  );
}

/** The device's own way to share where there is one; else the links and a button that copies the address. */
export function ShareActions({ title, data, toCopy, links }: Props) {
  const [hasOwnWay, setOwnWay] = useState(false);

  useEffect(() => setOwnWay('share' in navigator), []);

  if (hasOwnWay)
    return (
      <button type="button" className={styles.button} onClick={() => shareNatively(data, () => setOwnWay(false))}>
        <Icon name="share" size={20} />
        {title}
      </button>
    );
  return (
    <ul className={styles.ways}>
      {links}
      <li>
        <CopyButton text={toCopy} words={share} className={styles.button} />
      </li>
    </ul>
  );
}
