import { requestSearches } from '@/content/my-requests';
import { foldAccents } from '@/lib/text';
import { parseReference } from './reference';

/** What a search for a request names: its number, where there is a right one; null for a search for anything else. */
export function readRequestSearch(q: string): { readonly reference: string | null } | null {
  const reference = parseReference(q.replace(/\D/g, ''));
  const words = foldAccents(q)
    .replace(/[\d\p{P}\s]+/gu, ' ')
    .trim();
  const isNumber = words === '' && reference !== null;
  return isNumber || requestSearches.test(words) ? { reference } : null;
}
