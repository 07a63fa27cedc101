/** What `use` gives; `otherwise` where the browser refuses storage, as private windows and full disks do, or what is stored is invalid. */
export function withStorage<Given, Other = undefined>(use: () => Given, otherwise?: Other): Given | Other {
  try {
    return use();
  } catch {
    return otherwise as Other;
  }
}

/** Remembers `items` on this device under `key`, and nothing there where there are none. */
export function storeItems(key: string, items: readonly object[]): void {
  withStorage(() => {
    if (items.length > 0) localStorage.setItem(key, JSON.stringify(items));
    else localStorage.removeItem(key);
  });
}
