/** Settings of lib/env.ts. */
type Backend = { readonly backendUrl: string | undefined; readonly backendPictures: readonly string[] };

/** A picture by its address: shown as it is, or by the optimiser. */
export type PictureSource = string | { readonly optimised: string };

/** The address of the picture itself; null stays null. */
export function getPictureAddress(source: PictureSource | null): string | null {
  return typeof source === 'object' ? (source?.optimised ?? null) : source;
}

/** What the optimiser may fetch: https://nextjs.org/docs/app/api-reference/components/image#remotepatterns */
export function getPicturePatterns({ backendUrl, backendPictures }: Backend) {
  if (!backendUrl) return [];
  const { protocol, hostname, port } = new URL(backendUrl);
  const scheme: 'http' | 'https' = protocol === 'https:' ? 'https' : 'http';
  return backendPictures.map((pathname) => ({ protocol: scheme, hostname, port, pathname, search: '' }));
}

/** Some servers take these for '/' and '\', and leave the folder: '/storage/..%2findex.php'. @public next.config.mjs */
export const ENCODED_SLASH = '%(?:2[fF]|5[cC])';
const HAS_ENCODED_SLASH = new RegExp(ENCODED_SLASH);
/** With the other parameters of the optimiser's query it stays below the bound of server/valid-url.ts. */
const MAX_QUERY_CHARS = 1_900;

/** True for a picture that the optimiser takes; any other of the backend is shown as it is. */
export function isOptimised(address: string, { backendUrl, backendPictures }: Backend): boolean {
  if (!backendUrl) return false;
  const { origin, pathname, search } = new URL(address);
  if (origin !== new URL(backendUrl).origin || search !== '' || HAS_ENCODED_SLASH.test(address)) return false;
  // A folder is no picture.
  if (pathname.endsWith('/')) return false;
  if (encodeURIComponent(address).length > MAX_QUERY_CHARS) return false;
  return backendPictures.some((pattern) => pathname.startsWith(pattern.slice(0, -'**'.length)));
}

/** Where pictures that are not optimised come from, or null without a backend: the page's policy names it. */
export function getPictureOrigin({ backendUrl }: Pick<Backend, 'backendUrl'>): string | null {
  return backendUrl ? new URL(backendUrl).origin : null;
}

/** The ready-made files of a picture of the site: 400 and 800 px, and 1200 if named so; none for other files. */
export function listReadyMade(src: string, format: 'avif' | 'webp') {
  const [, base, named] = /^(\/images\/.+)-(400|800|1200)\.webp$/.exec(src) ?? [];
  if (!base) return [];
  const widths = named === '1200' ? [400, 800, 1200] : [400, 800];
  return widths.map((width) => ({ width, address: `${base}-${width}.${format}` }));
}
