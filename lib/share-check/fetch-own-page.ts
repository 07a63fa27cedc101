import type { FetchedPage, FetchedPicture } from './audit';
import { readHead } from './read-head';

/** A page of this site as its own visitor's browser finds it. */
export type OwnPage = {
  readonly page: FetchedPage;
  /** Address of the picture that can be shown here; '' when there is none. */
  readonly picture: string;
};

/** The path that a pasted `text` stands for; null when it is no address of this site (`origins`). */
export function toOwnPath(text: string, origins: readonly [string, ...string[]]): string | null {
  const [own] = origins;
  if (!URL.canParse(text.trim(), own)) return null;
  const url = new URL(text.trim(), own);
  return origins.includes(url.origin) ? url.pathname + url.search : null;
}

/** Fetches a page of this site and its picture in the browser; throws when they cannot be fetched. Programs get the same pages as browsers. */
export async function fetchOwnPage(path: string, siteUrl: string): Promise<OwnPage> {
  const response = await fetch(path, { cache: 'no-store' });
  const head = readHead(await response.text());
  const address = head.tags['og:image'] ?? '';
  // On the site's own host, also where it is reached by another name.
  const picture = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
  const page = { status: response.status, redirects: response.redirected ? 1 : 0, head };
  return { page: { ...page, picture: picture ? await fetchPicture(picture) : null }, picture };
}

async function fetchPicture(address: string): Promise<FetchedPicture> {
  const response = await fetch(address, { cache: 'no-store' });
  const blob = await response.blob();
  const size = await createImageBitmap(blob).then(
    ({ width, height }) => ({ width, height }),
    () => null,
  );
  return { status: response.status, type: blob.type, bytes: blob.size, size };
}
