/** Pages for search engines: the day of the last change of each, by its path; '' where the backend gives none. */
export type SitemapEntries = ReadonlyMap<string, string>;

/**
 * Addresses in one part. The protocol allows 50,000 (https://www.sitemaps.org/protocol.html), but a function of Vercel answers with 4.5 MB at most
 * (https://vercel.com/docs/functions/limitations): 300 bytes for each.
 */
export const URLS_PER_SITEMAP = 15_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Parts of neighbouring categories, known by what the backend says of their sizes, so that a part reads its own alone; `first` addresses go before
 * them all. A category of unknown size is taken to have `most` products.
 */
export function groupByPart<T extends { readonly count?: number | undefined }>(
  categories: readonly T[],
  first: number,
  most: number,
): T[][] {
  const parts: T[][] = [[]];
  let room = URLS_PER_SITEMAP - first;
  for (const category of categories) {
    const addresses = 1 + Math.min(category.count ?? most, most);
    if (addresses > room) {
      parts.push([]);
      room = URLS_PER_SITEMAP;
    }
    parts.at(-1)?.push(category);
    room -= addresses;
  }
  return parts;
}

/** The index of a sitemap whose parts lie at `addresses`. */
export function renderSitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`);
  return [HEAD, `<sitemapindex ${NAMESPACE}>`, ...parts, '</sitemapindex>', ''].join('\n');
}

/** A part of a sitemap, of some megabytes at most; `getAddress` makes a path public. */
export function renderSitemapPart(entries: SitemapEntries, getAddress: (path: string) => string): string {
  const urls = Array.from(entries, ([path, day]) => {
    const changed = day && `<lastmod>${day}</lastmod>`;
    return `<url><loc>${escaped(getAddress(path))}</loc>${changed}</url>`;
  });
  return [HEAD, `<urlset ${NAMESPACE}>`, ...urls, '</urlset>', ''].join('\n');
}

/** Paths are percent-encoded already: of what XML minds, they can hold the apostrophe alone, which may stay. */
function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
