import type { VercelOutput, VercelRoute } from './vercel-output';

/** Phases that a page passes which is found among the outputs: the rules before the first `handle`, and those after `hit`. */
const PHASES_OF_A_PAGE = ['', 'hit'];

/** Headers, by lower-case name, that the platform sends with the prerendered page at `path` to a browser that opens it. */
export function getPageHeaders({ routes, prerenders }: Pick<VercelOutput, 'routes' | 'prerenders'>, path: string) {
  const own = prerenders.find((prerender) => prerender.path === path)?.headers ?? {};
  const headers = new Map(Object.entries(own).map(([name, value]) => [name.toLowerCase(), value]));
  let phase = '';
  for (const route of routes) {
    phase = route.handle ?? phase;
    if (PHASES_OF_A_PAGE.includes(phase)) addHeaders(headers, route, path);
  }
  return headers;
}

/** A rule that wants more than the address (`has`) is for the router's requests. */
function addHeaders(headers: Map<string, string>, { src, has, headers: added = {} }: VercelRoute, path: string): void {
  const pattern = src !== undefined && !has ? new RegExp(`^(?:${src})$`) : null;
  if (!pattern?.test(path)) return;
  // The pattern matches the whole path, so replacing fills its groups into the value.
  for (const [name, value] of Object.entries(added)) headers.set(name.toLowerCase(), path.replace(pattern, value));
}
