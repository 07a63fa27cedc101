/** @jest-environment node */
import { existsSync, readdirSync, statSync } from 'node:fs';
import sample from './sample.json' with { type: 'json' };

const { categories: sampleCategories, products: sampleItems } = sample;

const services = sampleItems.filter(({ type }) => type === 'SERVICE');
const products = sampleItems.filter(({ type }) => type === 'PRODUCT');
const ids = sampleItems.map(({ id }) => id);

const missing = (files: readonly string[]) => [...new Set(files)].filter((file) => !existsSync(`public${file}`));

describe('the sample catalogue', () => {
  it('relates items only to others that exist, each once', () => {
    const known = new Set(ids);
    const wrong = sampleItems.filter(
      ({ id, related_products: related }) =>
        related.some((other) => other === id || !known.has(other)) || new Set(related).size < related.length,
    );
    expect(wrong).toEqual([]);
  });

  it('has every picture of a product in three widths below public/, and no others', () => {
    const files = products.flatMap(({ image }) =>
      [400, 800, 1200].map((width) => image.replace('1200', String(width))),
    );
    const there = readdirSync('public/images/products').filter((file) => file.endsWith('.webp'));
    expect(there.map((file) => `/images/products/${file}`).sort()).toEqual([...new Set(files)].sort());
    expect(files).toEqual(expect.arrayContaining(products.map(({ image_sm }) => image_sm)));
  });

  it('has every ready-made picture as AVIF too, which weighs less', () => {
    const files = readdirSync('public/images', { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /-(?:400|800|1200)\.webp$/.test(name))) {
      const [webp = 0, avif = 0] = [file, file.replace(/webp$/, 'avif')].map(
        (name) => statSync(`public/images/${name}`).size,
      );
      expect({ file, isLighter: avif < webp }).toEqual({ file, isLighter: true });
    }
  });

  it('has every picture of a service and of a category below public/', () => {
    const files = [...services, ...sampleCategories].map(({ image_sm }) => image_sm);
    expect(missing(files.filter(Boolean))).toEqual([]);
  });
});
