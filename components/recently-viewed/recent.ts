import { parseId } from '@/lib/routes';

/** A product as this device remembers it. */
export type Recent = {
  readonly id: string;
  readonly name: string /** A path of the site. */;
  readonly picture: string;
};

const KEY = 'vistos-recientemente';
const MAX_ITEMS = 8;
const MAX_CHARS = 2_000;

/** The products that this device remembers, the last first; what another hand wrote there is left out. */
export function readRecent(): Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_ITEMS) : [];
  } catch {
    return [];
  }
}

/** Remembers `items` on this device, and nothing else. */
export function saveRecent(items: readonly Recent[]): void {
  try {
    if (items.length > 0) localStorage.setItem(KEY, JSON.stringify(items.slice(0, MAX_ITEMS)));
    else localStorage.removeItem(KEY);
  } catch {
    // The browser refuses storage: nothing is remembered.
  }
}

function isRecent(item: Partial<Recent> | null): boolean {
  const { id, name, picture } = item ?? {};
  const areTexts = [id, name, picture].every((text) => typeof text === 'string' && text.length <= MAX_CHARS);
  return areTexts && parseId(`${id}`) !== null && name !== '' && /^\/[^/\\]/.test(`${picture}`);
}
