'use client';

import { useLinkStatus } from 'next/link';
import { createPortal } from 'react-dom';
import { LoadingScreen } from './loading-screen';

/** Shows the loading screen while the link around it is being followed. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? createPortal(<LoadingScreen />, document.body) : null;
}
