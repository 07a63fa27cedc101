import { withStorage } from './storage';

/** Remembers `items` on this device under `key`, and nothing there where there are none. */
export function storeItems(key: string, items: readonly object[]): void {
  withStorage(() => {
    if (items.length > 0) localStorage.setItem(key, JSON.stringify(items));
    else localStorage.removeItem(key);
  });
}
