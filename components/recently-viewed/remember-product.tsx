'use client';

import { useEffect } from 'react';
import { RECENT_KEY, type Recent } from './recent-key';

const MAX_ITEMS = 8;

/** Remembers on this device that a product was seen. */
export function RememberProduct({ item }: { readonly item: Recent }) {
  useEffect(() => {
    try {
      const stored: (Recent | null)[] = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]');
      const others = stored.filter((one) => one?.id !== item.id);
      localStorage.setItem(RECENT_KEY, JSON.stringify([item, ...others].slice(0, MAX_ITEMS)));
    } catch {
      // The browser refuses storage, or the stored value is invalid: its list removes it.
    }
  }, [item]);
  return null;
}
