'use client';

import { useLinkStatus } from 'next/link';
import { createPortal } from 'react-dom';
import { loading } from '@/content/client/loading';
import styles from './loading-screen.module.scss';

/** The logo with a spinner, over the page that is being left (docs/behaviour.md#required). */
export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status">
      <img src="/images/logo.svg" alt="" width={220} height={48} />
      <span className={styles.spinner} />
      <span className="hidden">{loading}</span>
    </div>
  );
}

/** Shows the loading screen while the link around it is being followed. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? createPortal(<LoadingScreen />, document.body) : null;
}
