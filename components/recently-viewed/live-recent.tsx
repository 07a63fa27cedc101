'use client';

import { useCallback, useState } from 'react';

type Props = {
  /** Id of the product that is not shown: the one of the page. */
  readonly except?: string | undefined;
};

/** What reads, checks and shows the products seen before is loaded when their place comes into view. */
export function LiveRecent({ except }: Props) {
  const [loaded, setLoaded] = useState<typeof import('./recent-list')>();
  const observe = useCallback((place: HTMLDivElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      // Without a connection there is no list, until its place comes into view again.
      if (entry?.isIntersecting) import('./recent-list').then(setLoaded, Boolean);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return <div ref={observe}>{loaded && <loaded.RecentList except={except} />}</div>;
}
