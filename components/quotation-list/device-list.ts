import { useSyncExternalStore } from 'react';
import { readOldList } from '@/lib/quotation-list/list-text';

const KEY = 'lista-de-cotizacion';
/** Another tab has changed it; so has this one (saveDeviceList); the page comes back out of the browser's memory. */
const CHANGES = ['storage', 'pageshow'] as const;

/** Kept for as long as the page is open, where the browser refuses storage. */
let unstored: string | null = null;

/** The list that this device remembers, as a text of formatList that nobody has checked; '' while there is none. */
export function getDeviceList(): string {
  return unstored ?? readOldList(withStorage(() => localStorage.getItem(KEY)) ?? '');
}

/** Remembers a list (a text of formatList) on this device; a page that is being left does not change before it is. */
export function storeDeviceList(text: string): void {
  unstored = withStorage(() => {
    localStorage.setItem(KEY, text);
    return null;
  }, text);
}

/** Tells every part of the page that what this device remembers has changed. */
export function tellDeviceChange(): void {
  dispatchEvent(new Event('storage'));
}

/** Remembers a list on this device, and tells every part of the page. */
export function saveDeviceList(text: string): void {
  storeDeviceList(text);
  tellDeviceChange();
}

/** The list of this device as it is now; null until the page is hydrated. */
export function useDeviceList(): string | null {
  return useSyncExternalStore(watchDevice, getDeviceList, () => null);
}

/** Calls `listen` when what this device remembers may have changed; returns how to stop. */
function watchDevice(listen: () => void): () => void {
  for (const change of CHANGES) addEventListener(change, listen);
  return () => {
    for (const change of CHANGES) removeEventListener(change, listen);
  };
}

/** The result of `use`; `otherwise` if the browser refuses storage (private window, full disk) or data is invalid. */
export function withStorage<Given, Other = undefined>(use: () => Given, otherwise?: Other): Given | Other {
  try {
    return use();
  } catch {
    return otherwise as Other;
  }
}
