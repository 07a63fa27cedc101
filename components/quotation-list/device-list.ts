import { useSyncExternalStore } from 'react';
import { formatList, type ListItem, parseList } from '@/lib/quotation-list/address';

const KEY = 'lista-de-cotizacion';
/** Another tab has changed it; so has this one (saveDeviceList); the page comes back out of the browser's memory. */
const CHANGES = ['storage', 'pageshow'] as const;

/** Kept for as long as the page is open, where the browser refuses storage. */
let unstored: string | null = null;

/** The list that this device remembers, as in its address; '' while there is none. */
export function getDeviceList(): string {
  if (unstored !== null) return unstored;
  try {
    return formatList(parseList(localStorage.getItem(KEY) ?? '').items);
  } catch {
    return '';
  }
}

/** Remembers a list on this device, and tells every part of the page. */
export function saveDeviceList(items: readonly ListItem[]): void {
  const text = formatList(items);
  try {
    localStorage.setItem(KEY, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  dispatchEvent(new Event('storage'));
}

/** The list of this device as it is now; null until the page is hydrated. */
export function useDeviceList(): string | null {
  return useSyncExternalStore(subscribe, getDeviceList, () => null);
}

function subscribe(listen: () => void): () => void {
  for (const change of CHANGES) addEventListener(change, listen);
  return () => {
    for (const change of CHANGES) removeEventListener(change, listen);
  };
}
