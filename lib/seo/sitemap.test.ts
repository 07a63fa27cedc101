/** @jest-environment node */
import { groupByPart, renderSitemapIndex, renderSitemapPart, URLS_PER_SITEMAP } from './sitemap';

const sized = (...counts: readonly (number | undefined)[]) => counts.map((count) => ({ count }));
const group = (...counts: readonly (number | undefined)[]) =>
  groupByPart(sized(...counts), 100, 10_000).map((part) => part.map(({ count }) => count));

describe('the sitemap', () => {
  it('has parts of at most URLS_PER_SITEMAP addresses, each category in one, in their order', () => {
    expect(group(8_000, 6_000, 9_000, 5_900, 97, 3)).toEqual([[8_000, 6_000], [9_000, 5_900, 97], [3]]);
  });

  it('has one part even when there is nothing, and one for exactly URLS_PER_SITEMAP', () => {
    expect(group()).toEqual([[]]);
    const rest = URLS_PER_SITEMAP - 100 - 9_000 - 2;
    expect(group(9_000, rest)).toHaveLength(1);
    expect(group(9_000, rest + 1)).toHaveLength(2);
  });

  it('has a part for each category whose size the backend does not say, or that is longer than is read', () => {
    expect(group(undefined, undefined, 90_000)).toEqual([[undefined], [undefined], [90_000]]);
  });

  it('is written piece by piece, with a date only where there is one', () => {
    const entries = new Map([
      ['/a', '2026-11-21'],
      ["/b'c", ''],
    ]);
    for (let at = 2; at < 2_500; at++) entries.set(`/producto/x/${at}`, '');
    const pieces = [...renderSitemapPart(entries, (path) => `https://example.org${path}`)].map(String);
    expect(pieces.map((piece) => piece.match(/<loc>/g)?.length)).toEqual([1_000, 1_000, 500]);
    const xml = pieces.join('');
    expect(
      xml.startsWith(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.org/a</loc><lastmod>2026-11-21</lastmod></url>
<url><loc>https://example.org/b'c</loc></url>
`),
    ).toBe(true);
    expect([...xml.matchAll(/<loc>https:..example.org(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual([
      ...entries.keys(),
    ]);
    expect(xml.endsWith('</url>\n</urlset>\n')).toBe(true);
  });

  it('lists its parts in an index', () => {
    expect(renderSitemapIndex(['https://example.org/sitemap/1.xml'])).toContain(
      '<sitemap><loc>https://example.org/sitemap/1.xml</loc></sitemap>',
    );
  });
});
