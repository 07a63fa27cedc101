import { shareCheck } from '@/content/share-check';
import { ID_PATTERN } from '@/lib/ids';
import { routes, toShortPath } from '@/lib/routes';
import type { SuggestionAnswer } from '@/lib/search-index/suggestion';
import type { FetchedPage, FetchedPicture } from './audit';
import { readHead } from './read-head';

/** A path of this site, or why the pasted text stands for none. */
export type Understood = { readonly path: string } | { readonly failure: string };

/** As it is read from a card or a sheet: '201', 'Ref. 201', 'Referencia: 201', '#201'. */
const REFERENCE = /^(?:ref(?:erencia)?\b[.:\s]*|#\s*)?0*([1-9]\d{0,14})\.?$/i;
const PRODUCT_PATH = new RegExp(`^/producto/[^/]+/(${ID_PATTERN})(?:\\?|$)`);
/** What no code and no registration has. */
const OF_AN_ADDRESS = /[/:?]/;

/** What a pasted `text` stands for: an address of this site (`origins`), a reference, a code or the number of a health registration. */
export async function understand(text: string, origins: readonly [string, ...string[]]): Promise<Understood> {
  const written = text.trim();
  const reference = REFERENCE.exec(written)?.[1];
  if (reference) return { path: toShortPath(reference) };
  if (!OF_AN_ADDRESS.test(written)) return findProduct(written);
  const path = toOwnPath(written, origins);
  return path === null ? { failure: shareCheck.foreign } : { path };
}

/** The only product that a search finds; throws when the search cannot be asked. */
async function findProduct(written: string): Promise<Understood> {
  const response = await fetch(`${routes.suggestApi}?${new URLSearchParams({ q: written })}`);
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  const { suggestions } = (await response.json()) as { readonly suggestions: readonly SuggestionAnswer[] };
  const [found, ...others] = suggestions.filter(({ kind }) => kind !== 'category');
  if (!found) return { failure: shareCheck.unknown(written) };
  return others.length > 0 ? { failure: shareCheck.several(written) } : { path: toShortPath(found.id) };
}

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

/** What is sent for the page of a path: of a product or service its short address, as their own buttons do. */
export function toSentPath(path: string): string {
  const id = PRODUCT_PATH.exec(path)?.[1];
  return id ? toShortPath(id) : path;
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
