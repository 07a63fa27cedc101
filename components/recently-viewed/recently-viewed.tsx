'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type Recent, readRecent, saveRecent } from './recent';

type Props = {
  /** The product of the page, which is remembered and not shown. */
  readonly current?: Recent;
};

/** 'Vistos recientemente': what this device remembers; its list is loaded when its place comes near the screen. */
export function RecentlyViewed({ current }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [List, setList] = useState<ComponentType<{ readonly except: string | undefined }>>();
  const { id, name, picture } = current ?? {};

  useEffect(() => {
    const others = readRecent().filter((one) => one.id !== id);
    if (id && name && picture) saveRecent([{ id, name, picture }, ...others]);
    if (!place.current || others.length === 0) return;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without a connection there is none.
        const loaded = await import('./recent-list').catch(() => null);
        if (loaded) setList(() => loaded.RecentList);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [id, name, picture]);

  return <div ref={place}>{List && <List except={id} />}</div>;
}
