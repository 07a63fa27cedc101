'use client';

import { type ComponentProps, useSyncExternalStore } from 'react';
import { CompareBox } from './compare-box';

const subscribe = () => () => {};

/** A CompareBox made in the browser alone: the HTML of a long list has no room for the boxes of its cards. */
export function LateCompareBox(props: ComponentProps<typeof CompareBox>) {
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isInBrowser && <CompareBox {...props} />;
}
