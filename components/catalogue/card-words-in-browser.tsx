'use client';

import { type ComponentProps, useSyncExternalStore } from 'react';
import { CompareBox } from '../comparison/compare-box';
import { CardWords } from './card-words';

/** For long lists: the payload of a page then has the name of each card, and not its markup. */
export function CardWordsInBrowser(props: ComponentProps<typeof CardWords>) {
  return <CardWords {...props} box={props.isCompared === 'late' ? LateCompareBox : CompareBox} />;
}

const subscribe = () => () => {};

/** A CompareBox made in the browser alone: the HTML of a long list has no room for the boxes of its cards. */
function LateCompareBox(props: ComponentProps<typeof CompareBox>) {
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isInBrowser && <CompareBox {...props} />;
}
