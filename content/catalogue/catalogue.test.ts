/** @jest-environment node */
import { existsSync, readdirSync, statSync } from 'node:fs';
import sample from './sample.json' with { type: 'json' };

const { categories: sampleCategories, products: sampleItems, suggested: suggestedIds } = sample;

const services = sampleItems.filter(({ type }) => type === 'SERVICE');
const products = sampleItems.filter(({ type }) => type === 'PRODUCT');
const ids = sampleItems.map(({ id }) => id);

const missing = (files: readonly string[]) => [...new Set(files)].filter((file) => !existsSync(`public${file}`));

describe('the sample catalogue', () => {
  it('has at least 8 categories, 48 products and 12 services', () => {
    expect(sampleCategories.length).toBeGreaterThanOrEqual(8);
    expect(products.length).toBeGreaterThanOrEqual(48);
    expect(services.length).toBeGreaterThanOrEqual(12);
  });

  it('gives each item an id and a name of its own', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(sampleItems.map(({ name }) => name.toLowerCase())).size).toBe(ids.length);
  });

  it('gives each category an id, a name and products of its own', () => {
    expect(new Set(sampleCategories.map(({ id }) => id)).size).toBe(sampleCategories.length);
    expect(new Set(sampleCategories.map(({ name }) => name)).size).toBe(sampleCategories.length);
    const used = new Set(products.map(({ category_id }) => category_id));
    expect([...used].toSorted()).toEqual(sampleCategories.map(({ id }) => id).toSorted());
  });

  it('relates items only to others that exist, each once', () => {
    const known = new Set(ids);
    const wrong = sampleItems.filter(
      ({ id, related_products: related }) =>
        related.some((other) => other === id || !known.has(other)) || new Set(related).size < related.length,
    );
    expect(wrong).toEqual([]);
  });

  it('features products that exist, each once', () => {
    expect(suggestedIds.filter((id) => !products.some((product) => product.id === id))).toEqual([]);
    expect(new Set(suggestedIds).size).toBe(suggestedIds.length);
  });

  it('names a brand for equipment and none for services', () => {
    expect(products.filter(({ brand }) => brand === '')).toEqual([]);
    expect(services.filter(({ brand, category_id }) => brand !== '' || category_id !== null)).toEqual([]);
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

  it('has a scene for every service, in both widths', () => {
    const scenes = services.map(({ image }) => image);
    expect(scenes.filter((scene) => !/^\/images\/services\/\w+-800\.webp$/.test(scene))).toEqual([]);
    expect(missing(scenes.flatMap((scene) => [scene, scene.replace('800', '400')]))).toEqual([]);
  });

  it('has every data sheet below public/', () => {
    expect(missing(sampleItems.map(({ url }) => url).filter(Boolean))).toEqual([]);
  });
});
