import { createCatalogue } from '@/lib/backend/catalogue';
import { createClient } from '@/lib/backend/client';

/** Where the backend of `toCatalogue` would be. */
export const BASE = 'http://backend.test';

/** A catalogue over a transport that answers `body` with the status of each path; `asked` are the paths that were asked for. */
export function toCatalogue(body: unknown, getStatus: (path: string) => number = () => 200) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: BASE,
    apiUrl: `${BASE}/index.php/api/v1`,
    timeoutMs: 20_000,
    fetch: async ({ url }) => {
      const path = url.slice(BASE.length);
      asked.push(path);
      return Response.json(body, { status: getStatus(path) });
    },
  });
  return { asked, ...createCatalogue(client, { origin: BASE }) };
}
