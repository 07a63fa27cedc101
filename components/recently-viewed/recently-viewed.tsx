'use client';

import { type ComponentType, useCallback, useState } from 'react';

type Props = {
  /** Id of the product that is not shown: the one of the page. */
  readonly except?: string | undefined;
};

/** 'Vistos recientemente': what this device remembers. What reads, checks and shows it is loaded when its place comes into view. */
export function RecentlyViewed({ except }: Props) {
  const [List, setList] = useState<ComponentType<Props>>();
  const observe = useCallback((place: HTMLDivElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      // Without a connection there is no list, until its place comes into view again.
      if (entry?.isIntersecting) import('./recent-list').then((loaded) => setList(() => loaded.RecentList), Boolean);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return <div ref={observe}>{List && <List except={except} />}</div>;
}
