/** @jest-environment node */
import { existsSync } from 'node:fs';
import sample from './sample.json' with { type: 'json' };

const { categories, products: items, suggested } = sample;
const products = items.filter(({ type }) => type === 'PRODUCT');

test('the sample catalogue has enough to show, each with an id and a name of its own', () => {
  expect(categories.length).toBeGreaterThanOrEqual(8);
  expect(products.length).toBeGreaterThanOrEqual(48);
  expect(items.length - products.length).toBeGreaterThanOrEqual(12);
  for (const list of [categories, items]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(new Set(list.map(({ name }) => name.toLowerCase())).size).toBe(list.length);
  }
  const used = new Set(products.map(({ category_id }) => category_id));
  expect([...used].toSorted()).toEqual(categories.map(({ id }) => id).toSorted());
});

test('it names no product and no file that is not there', () => {
  const ids = new Set(items.map(({ id }) => id));
  const wrong = items.filter(({ id, related_products: all }) => all.some((other) => other === id || !ids.has(other)));
  expect(wrong).toEqual([]);
  expect(suggested.filter((id) => !products.some((product) => product.id === id))).toEqual([]);
  const files = items.map(({ url }) => url).filter(Boolean);
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});
