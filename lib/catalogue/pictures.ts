/** Settings of lib/env.ts. */
type Backend = { readonly backendUrl: string | undefined };

/** What the optimiser may fetch: https://nextjs.org/docs/app/api-reference/components/image#remotepatterns */
export function getPicturePatterns({ backendUrl }: Backend) {
  if (!backendUrl) return [];
  const { protocol, hostname, port } = new URL(backendUrl);
  const scheme: 'http' | 'https' = protocol === 'https:' ? 'https' : 'http';
  return [{ protocol: scheme, hostname, port, pathname: '/**', search: '' }];
}

/** True for a picture that the optimiser takes, within its bound of an address; any other is shown as it is. */
export const isOptimised = (address: string): boolean => /^https?:[^?]{1,600}$/.test(address);

/** Where pictures that are not optimised come from, or null without a backend: the page's policy names it. */
export function getPictureOrigin({ backendUrl }: Backend): string | null {
  return backendUrl ? new URL(backendUrl).origin : null;
}

/** The ready-made files of a picture of the site: 400 and 800 px, and 1200 if named so; none for other files. */
export function listReadyMade(src: string, format: 'avif' | 'webp') {
  const [, base, named] = /^(\/images\/.+)-(400|800|1200)\.webp$/.exec(src) ?? [];
  if (!base) return [];
  const widths = named === '1200' ? [400, 800, 1200] : [400, 800];
  return widths.map((width) => ({ width, address: `${base}-${width}.${format}` }));
}
