/** @jest-environment node */
import { existsSync } from 'node:fs';
import sample from './sample.json' with { type: 'json' };

const { categories, products: items, suggested } = sample;
const products = items.filter(({ type }) => type === 'PRODUCT');

test('the sample catalogue has enough to show, each with a name of its own', () => {
  const counts = [categories.length, products.length, items.length - products.length];
  expect(counts.map((count, at) => count >= ([8, 48, 12][at] ?? 0))).toEqual([true, true, true]);
  for (const list of [categories, items])
    expect(new Set(list.map(({ name }) => name.toLowerCase())).size).toBe(list.length);
  expect(new Set(products.map(({ category_id }) => category_id)).size).toBe(categories.length);
});

test('it names no product and no file that is not there', () => {
  const ids = new Set(items.map(({ id }) => id));
  const wrong = items.filter(({ id, related_products: all }) => all.some((other) => other === id || !ids.has(other)));
  expect(wrong).toEqual([]);
  expect(suggested.filter((id) => !products.some((product) => product.id === id))).toEqual([]);
  const files = items.map(({ url }) => url).filter(Boolean);
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});
