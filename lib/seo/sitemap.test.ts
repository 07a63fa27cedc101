/** @jest-environment node */
import { groupByPart, renderSitemapPart } from './sitemap';

test.each<[counts: (number | undefined)[], parts: (number | undefined)[][]]>([
  [
    [8_000, 6_000, 9_000, 5_900, 97, 3],
    [[8_000, 6_000], [9_000, 5_900, 97], [3]],
  ],
  [[], [[]]],
  [[9_000, 5_898], [[9_000, 5_898]]],
  [
    [9_000, 5_899],
    [[9_000], [5_899]],
  ],
  [
    [undefined, undefined, 90_000],
    [[undefined], [undefined], [90_000]],
  ],
])('categories of %j products are in parts of at most 15,000 addresses, in their order', (counts, parts) => {
  const groups = groupByPart(
    counts.map((count) => ({ count })),
    100,
    10_000,
  );
  expect(groups.map((part) => part.map(({ count }) => count))).toEqual(parts);
});

test('a part has a date only where there is one', () => {
  const entries = new Map([
    ['/producto/x/0', '2026-11-21'],
    ['/producto/x/1', ''],
  ]);
  expect(
    renderSitemapPart(entries, (path) => `https://example.org${path}`)
      .split('\n')
      .slice(2, 4),
  ).toEqual([
    '<url><loc>https://example.org/producto/x/0</loc><lastmod>2026-11-21</lastmod></url>',
    '<url><loc>https://example.org/producto/x/1</loc></url>',
  ]);
});
