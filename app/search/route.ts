import { limits } from '@/content/limits';
import { seeOther } from '@/lib/http/form-requests';
import { toSearchPath } from '@/lib/routes';
import { normalizeSearch } from '@/lib/text';

/** The search without JavaScript: GET /search?q= leads to /search/{q}; blank text gets a 204: the page stays. */
export function GET(request: Request): Response {
  const q = normalizeSearch(new URL(request.url).searchParams.get('q') ?? '', limits.searchText);
  return q === '' ? new Response(null, { status: 204 }) : seeOther(toSearchPath(q));
}
