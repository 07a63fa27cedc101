import { limits } from '@/content/limits';
import { routes, searchPath } from '../routes';
import { normalizeSearch } from '../text';

const SEARCH = new RegExp(`^${routes.search}/([^/?]+)(\\?.*)?$`);

/** The address under which every spelling of a search (case, spaces, length) is one page; any other address stays as it is. */
export function withOneSearch(url: string): string {
  const [, text, query = ''] = SEARCH.exec(url) ?? [];
  if (text === undefined) return url;
  try {
    const q = normalizeSearch(decodeURIComponent(text), limits.searchText).toLowerCase();
    return q === '' ? url : searchPath(q) + query;
  } catch {
    return url;
  }
}
