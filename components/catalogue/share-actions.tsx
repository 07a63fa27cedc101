'use client';

import { type ReactNode, useEffect, useState } from 'react';
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

const { copy, copied, copyFailed } = share;

/** The device's own way to share where there is one; else the links and a button that copies the address. */
export function ShareActions({ title, data, toCopy, links }: Props) {
  const [hasOwnWay, setOwnWay] = useState(false);

  useEffect(() => setOwnWay('share' in navigator), []);

  const shareNatively = () =>
    navigator.share(data).catch((error: Error) => {
      // The visitor changed their mind; anything else means that this way is closed.
      if (error.name !== 'AbortError') setOwnWay(false);
    });

  if (hasOwnWay)
    return (
      <button type="button" className={styles.button} onClick={shareNatively}>
        <Icon name="share" size={20} />
        {title}
      </button>
    );
  return (
    <ul className={styles.ways}>
      {links}
      <li>
        <CopyButton text={toCopy} label={copy} copied={copied} failed={copyFailed} className={styles.button} />
      </li>
    </ul>
  );
}
