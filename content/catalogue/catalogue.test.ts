/** @jest-environment node */
import { existsSync } from 'node:fs';
import sample from './sample.json' with { type: 'json' };

const { products: items, suggested } = sample;
const products = items.filter(({ type }) => type === 'PRODUCT');

test('the sample catalogue names no product and no file that is not there', () => {
  const ids = new Set(items.map(({ id }) => id));
  const wrong = items.filter(({ id, related_products: all }) => all.some((other) => other === id || !ids.has(other)));
  expect(wrong).toEqual([]);
  expect(suggested.filter((id) => !products.some((product) => product.id === id))).toEqual([]);
  const files = items.map(({ url }) => url).filter(Boolean);
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});
