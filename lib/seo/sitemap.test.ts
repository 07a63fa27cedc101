/** @jest-environment node */
import { groupByPart, renderSitemapIndex, renderSitemapPart, URLS_PER_SITEMAP, withoutRepeats } from './sitemap';

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

  it('names a product of two categories once', () => {
    const [one, two] = ['/producto/x/1', '/producto/x/2'].map((path) => ({ path, updatedAt: null }));
    expect(withoutRepeats([one, two, one].filter((entry) => entry !== undefined))).toEqual([one, two]);
  });

  it('gives a date only where there is one', () => {
    const dated = { path: '/a', updatedAt: '2026-11-21' };
    const xml = renderSitemapPart([dated, { path: "/b'c", updatedAt: null }], 'https://example.org');
    expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.org/a</loc><lastmod>2026-11-21</lastmod></url>
<url><loc>https://example.org/b'c</loc></url>
</urlset>
`);
  });

  it('lists its parts in an index', () => {
    expect(renderSitemapIndex(['https://example.org/sitemap/1.xml'])).toContain(
      '<sitemap><loc>https://example.org/sitemap/1.xml</loc></sitemap>',
    );
  });
});
