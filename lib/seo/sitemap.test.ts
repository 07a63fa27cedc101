/** @jest-environment node */
import {
  countParts,
  getPart,
  renderSitemapIndex,
  renderSitemapPart,
  URLS_PER_SITEMAP,
  withoutRepeats,
} from './sitemap';

const entries = Array.from({ length: 2 * URLS_PER_SITEMAP + 1 }, (_, index) => ({
  path: `/producto/x/${index}`,
  updatedAt: null,
}));

describe('the sitemap', () => {
  it('has parts of at most URLS_PER_SITEMAP addresses, each address once', () => {
    expect(countParts(entries.length)).toBe(3);
    const parts = [1, 2, 3].map((number) => getPart(entries, number));
    expect(parts.map(({ length }) => length)).toEqual([URLS_PER_SITEMAP, URLS_PER_SITEMAP, 1]);
    expect(parts.flat()).toEqual(entries);
  });

  it('has one part even when there is nothing, and one for exactly URLS_PER_SITEMAP', () => {
    expect(countParts(0)).toBe(1);
    expect(countParts(URLS_PER_SITEMAP)).toBe(1);
  });

  it('names a product of two categories once', () => {
    const [one, two] = entries.slice(0, 2);
    expect(withoutRepeats([one, two, one].filter((entry) => entry !== undefined))).toEqual([one, two]);
  });

  it('gives a date only where there is one', () => {
    const dated = { path: '/a', updatedAt: '2026-11-21' };
    const xml = renderSitemapPart([dated, { path: "/b'c", updatedAt: null }], (path) => `https://example.org${path}`);
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
