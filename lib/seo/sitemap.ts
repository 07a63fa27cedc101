const HEADERS = { 'Content-Type': 'application/xml; charset=utf-8' };
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Answers with the index of a sitemap whose parts lie at `addresses`. */
export function answerSitemapIndex(addresses: readonly string[]): Response {
  const parts = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`);
  return answer([HEAD, `<sitemapindex ${NAMESPACE}>`, ...parts, '</sitemapindex>', '']);
}

/** Answers with a part of a sitemap, of some megabytes at most. */
export function answerSitemapPart(addresses: readonly string[]): Response {
  const urls = addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`);
  return answer([HEAD, `<urlset ${NAMESPACE}>`, ...urls, '</urlset>', '']);
}

const answer = (lines: readonly string[]) => new Response(lines.join('\n'), { headers: HEADERS });

/** Paths are percent-encoded already: of what XML minds, they can hold the apostrophe alone, which may stay. */
function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
