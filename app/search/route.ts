import { limits } from '@/content/limits';
import { routes, searchPath } from '@/lib/routes';
import { normalizeSearch } from '@/lib/text';

/** The search box without JavaScript: GET /search?q=… leads to /search/{q}; blank text leads back to the categories. */
export function GET(request: Request): Response {
  const q = normalizeSearch(new URL(request.url).searchParams.get('q') ?? '', limits.searchText);
  const location = q === '' ? routes.categories : searchPath(q);
  // A relative Location, so that the host that the visitor sees is kept behind any proxy (RFC 9110, 10.2.2).
  return new Response(null, { status: 303, headers: { Location: location } });
}
