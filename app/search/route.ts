import { limits } from '@/content/limits';
import { env } from '@/lib/env';
import { isFromThisSite, seeOther } from '@/lib/http/form-requests';
import { routes, toSearchPath } from '@/lib/routes';
import { normalizeSearch } from '@/lib/text';

/** The answer depends on where the visitor comes from, which no cache looks at. */
const UNCACHED = { 'Cache-Control': 'no-store' };

/** The search box without JavaScript: GET /search?q=… leads to /search/{q}; blank text does nothing (docs/behaviour.md#search). */
export function GET(request: Request): Response {
  const q = normalizeSearch(new URL(request.url).searchParams.get('q') ?? '', limits.searchText);
  if (q !== '') return seeOther(toSearchPath(q));
  // A browser stays on its page at 204 (HTML, navigation); a visitor who typed the address has no page to stay on.
  if (isFromOwnPage(request.headers, env.siteUrl)) return new Response(null, { status: 204, headers: UNCACHED });
  return seeOther(routes.home, UNCACHED);
}

/** True when a page of this site sent the visitor here, by Sec-Fetch-Site or, where a browser has none, by Referer; false for a typed address. */
function isFromOwnPage(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const sender = headers.get('origin') ?? headers.get('referer');
  return sender !== null && isFromThisSite(new Headers({ host: headers.get('host') ?? '', origin: sender }), siteUrl);
}
