/** @jest-environment node */
import { answerSitemapPart } from './sitemap';

test('a part has a date only where there is one', async () => {
  const entries = Object.entries({ '/producto/x/0': '2026-11-21', '/producto/x/1': '' });
  const xml = await answerSitemapPart(entries, (path) => `https://example.org${path}`).text();
  expect(xml.split('\n').slice(2, 4)).toEqual([
    '<url><loc>https://example.org/producto/x/0</loc><lastmod>2026-11-21</lastmod></url>',
    '<url><loc>https://example.org/producto/x/1</loc></url>',
  ]);
});
