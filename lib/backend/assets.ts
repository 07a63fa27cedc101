import type { PictureSource } from '@/lib/catalogue/pictures';

/** Where the backend's pictures and files lie. */
export type Assets = {
  /** The backend's origin, or null when the embedded backend serves the site's own files. */
  readonly origin: string | null;
  /** Which pictures the optimiser takes; none without it. */
  readonly isOptimised?: (address: string) => boolean;
};

/** A longer address is none: what is cut leads nowhere. */
const MAX_ADDRESS = 2_048;

/** A picture that may be shown, or null: only of the backend's origin, to which relative addresses belong. */
export function toPicture(text: string, assets: Assets): PictureSource | null {
  const address = toAbsolute(text, assets);
  if (address === null || address.startsWith('/')) return address;
  if (new URL(address).origin !== assets.origin) return null;
  return assets.isOptimised?.(address) ? { optimised: address } : address;
}

/** Address of a file that may be linked, or null: http(s) only, relative ones from the backend. */
export function linkAddress(text: string, assets: Assets): string | null {
  return toAbsolute(text, assets);
}

/** Without a backend a relative address is one of the site's own files and stays a path; '//host' would leave the site. */
function toAbsolute(text: string, { origin }: Assets): string | null {
  if (text === '' || text.length > MAX_ADDRESS) return null;
  const base = origin ?? 'http://site.invalid';
  if (!URL.canParse(text, `${base}/`)) return null;
  const url = new URL(text, `${base}/`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  // '/..//host' comes out as '//host', which a browser would take for another site.
  if (origin === null && url.origin === base) return url.pathname.replace(/^\/+/, '/') + url.search;
  return url.href;
}
