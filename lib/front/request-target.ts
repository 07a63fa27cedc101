/** Dot segments, encoded or not, and anything that is no path: a whole address, as a proxy is asked. */
const UNUSUAL = /^[^/*]|\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/**
 * What a request asks for as `/path?query` (RFC 9112, 3.2.1), as the framework understands it: limits by path would not see
 * '/x/../search/a', and a whole address would come back in redirects with its host.
 */
export function originForm(target: string): string {
  if (!UNUSUAL.test(target)) return target;
  const address = target.startsWith('/') ? `http://site.invalid${target}` : target;
  if (!URL.canParse(address)) return '/';
  const { pathname, search } = new URL(address);
  return (pathname.startsWith('/') ? pathname : '/') + search;
}
