/** Dot segments, encoded or not, and anything that is no path: a whole address, as a proxy is asked. */
const UNUSUAL = /^[^/]|\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/** A request target as `/path?query`, dot segments resolved; null for what names nothing here ('*'). */
export function toOriginForm(target: string): string | null {
  if (!UNUSUAL.test(target)) return target;
  const address = target.startsWith('/') ? `http://site.invalid${target}` : target;
  if (!URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return (pathname.startsWith('/') ? pathname : '/') + search;
}
