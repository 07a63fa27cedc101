/** How a proxy is asked; a server must understand it too. */
const SCHEME_AND_HOST = /^https?:\/\/[\w.:[\]-]+(?=\/|$)/i;
/** No client that means well sends these: dot segments, encoded or not, and fragments. */
const REFUSED = /#|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** The path of a request target without its query (RFC 9112, 3.2.2); null for what is none. */
export function toOriginForm(target: string): string | null {
  const path = target.replace(SCHEME_AND_HOST, '');
  if (path === '' && target !== '') return '/';
  return path.startsWith('/') && !REFUSED.test(path) ? path : null;
}
