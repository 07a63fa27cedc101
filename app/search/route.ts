import { limits } from '@/content/limits';
import { seeOther } from '@/lib/http/form-requests';
import { toSearchPath } from '@/lib/routes';
import { normalizeSearch } from '@/lib/text';

/** The search box without JavaScript: GET /search?q=… leads to /search/{q}. Blank text does nothing: at 204 a browser stays where it is. */
export function GET(request: Request): Response {
  const q = normalizeSearch(new URL(request.url).searchParams.get('q') ?? '', limits.searchText);
  return q === '' ? new Response(null, { status: 204 }) : seeOther(toSearchPath(q));
}
