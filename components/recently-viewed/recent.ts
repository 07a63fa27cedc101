import { parseId } from '@/lib/routes';
import { RECENT_KEY, type Recent } from './recent-key';

const MAX_CHARS = 2_000;

/** The products that this device remembers; what another hand wrote there is left out, and dropped where it is no list at all. */
export function readRecent(): Recent[] {
  try {
    const stored: Recent[] = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]');
    return stored.filter(isRecent);
  } catch {
    saveRecent([]);
    return [];
  }
}

/** Remembers `items`, and nothing else. */
export function saveRecent(items: readonly Recent[]): void {
  try {
    if (items.length > 0) localStorage.setItem(RECENT_KEY, JSON.stringify(items));
    else localStorage.removeItem(RECENT_KEY);
  } catch {
    // The browser refuses storage: nothing is remembered.
  }
}

function isRecent(item: Partial<Recent> | null): boolean {
  const { id, name, picture } = item ?? {};
  const areTexts = [id, name, picture].every((text) => typeof text === 'string' && text.length <= MAX_CHARS);
  return areTexts && parseId(`${id}`) !== null && name !== '' && /^\/[^/\\]/.test(`${picture}`);
}
