'use client';

import { useCallback, useEffect, useState } from 'react';
import { withStorage } from '../ui/storage';

/** A product or service as this device remembers it; `picture` is a path of the site. */
export type Recent = {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  /** Not in what older versions stored: then a service's address has the other form that its page accepts. */
  readonly isService?: boolean;
};

/** Where this device remembers them, the last first. */
export const RECENT_KEY = 'vistos-recientemente';

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
  return <div ref={observe}>{loaded && <loaded.RecentList except={except} />}</div>;
}

/** True when there may be something to show: RecentList looks closer. */
function hasOthers(except: string | undefined): boolean {
  const stored = withStorage(() => localStorage.getItem(RECENT_KEY));
  return stored != null && (!except || stored.includes('},'));
}

const MAX_ITEMS = 8;

/** Remembers on this device that a product was seen. */
export function RememberProduct({ item }: { readonly item: Recent }) {
  useEffect(() => {
    // A stored value that is invalid is removed by its list.
    withStorage(() => {
      const stored: (Recent | null)[] = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]');
      const others = stored.filter((one) => one?.id !== item.id);
      localStorage.setItem(RECENT_KEY, JSON.stringify([item, ...others].slice(0, MAX_ITEMS)));
    });
  }, [item]);
  return null;
}
