import { limits } from '@/content/limits';
import { routes, searchPath } from '../routes';
import { normalizeSearch } from '../text';

const SEARCH = new RegExp(`^${routes.search}/([^/?]+)(\\?.*)?$`);

/**
 * The address under which every way to write a search (spaces, escapes, length) is one page; any other address stays as it is. Case is kept,
 * since the box shows what was asked; the backend is asked in lower case (searchProducts), so that it is one entry there.
 */
export function withOneSearch(url: string): string {
  const [, text, query = ''] = SEARCH.exec(url) ?? [];
  if (text === undefined) return url;
  try {
    const q = normalizeSearch(decodeURIComponent(text), limits.searchText);
    return q === '' ? url : searchPath(q) + query;
  } catch {
    return url;
  }
}
