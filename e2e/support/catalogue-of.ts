import { createCatalog } from '@/lib/backend/catalog';
import { createClient } from '@/lib/backend/client';

/** Where the backend of `catalogueOf` would be. */
export const BASE = 'http://backend.test';

/** A catalogue over a transport that answers `body`; `asked` are the paths that were asked for. */
export function catalogueOf(body: unknown, status = 200) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: BASE,
    apiUrl: `${BASE}/index.php/api/v1`,
    timeout: 20_000,
    fetch: async ({ url }) => {
      asked.push(url.slice(BASE.length));
      return Response.json(body, { status });
    },
  });
  return { asked, ...createCatalog(client, { origin: BASE, imageOrigins: [BASE] }) };
}
