'use client';

import { useCallback, useState } from 'react';
import { RECENT_KEY } from './recent-key';
import styles from './recently-viewed.module.scss';

type Props = {
  /** Id of the product that is not shown: the one of the page. */
  readonly except?: string | undefined;
};

/** 'Vistos recientemente': what this device remembers; the list is loaded when its place comes into view. */
export function RecentlyViewed({ except }: Props) {
  const [loaded, setLoaded] = useState<typeof import('./recent-list')>();
  const observe = useCallback(
    (place: HTMLDivElement) => {
      const observer = new IntersectionObserver(([entry]) => {
        // Without a connection there is no list, until its place comes into view again.
        if (entry?.isIntersecting && hasOthers(except))
          import('./recent-list').then(({ RecentList }) => setLoaded({ RecentList }), Boolean);
      });
      observer.observe(place);
      return () => observer.disconnect();
    },
    [except],
  );
  return (
    <div ref={observe} className={styles.place}>
      {loaded && <loaded.RecentList except={except} />}
    </div>
  );
}

/** True when there may be something to show: RecentList looks closer. */
function hasOthers(except: string | undefined): boolean {
  try {
    const stored = localStorage.getItem(RECENT_KEY);
    return stored !== null && (!except || stored.includes('},'));
  } catch {
    return false;
  }
}
