/** @jest-environment node */
import { groupByPart, renderSitemapPart } from './sitemap';

test.each(['8000,6000 | 9000,5900,97 | 3', '', '9000,5898', '9000 | 5899', '? | ? | 90000'])(
  'categories of so many products are in parts of at most 15,000 addresses, in their order: %s',
  (text) => {
    const parts = text.split(' | ').map((part) => part.split(',').filter(Boolean));
    const categories = parts.flat().map((name) => ({ name, count: name === '?' ? undefined : Number(name) }));
    const groups = groupByPart(categories, 100, 10_000);
    expect(groups.map((part) => part.map(({ name }) => name))).toEqual(parts);
  },
);

test('a part has a date only where there is one', () => {
  const entries = new Map(Object.entries({ '/producto/x/0': '2026-11-21', '/producto/x/1': '' }));
  const xml = renderSitemapPart(entries, (path) => `https://example.org${path}`);
  expect(xml.split('\n').slice(2, 4)).toEqual([
    '<url><loc>https://example.org/producto/x/0</loc><lastmod>2026-11-21</lastmod></url>',
    '<url><loc>https://example.org/producto/x/1</loc></url>',
  ]);
});
