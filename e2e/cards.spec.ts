import { createClient } from '@libsql/client';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { backendAt } from './support/backend';
import { changeProduct } from './support/database';
import { address, expect, test } from './support/fixtures';
import { only, readDocument } from './support/read-document';
import { categoryAddress, ofOtherBrand, productAddress, sampleCategories, service } from './support/samples';

const IMMUTABLE = 'public, max-age=31536000, immutable';

async function getCard(request: APIRequestContext, path: string): Promise<string> {
  return only(readDocument(await (await request.get(path)).text()), 'og:image') ?? '';
}

const [category = { id: 0, name: '' }] = sampleCategories;

for (const path of ['/', '/contacto', categoryAddress(category), productAddress(ofOtherBrand), productAddress(service)])
  test(`The card of ${decodeURI(path)} is a JPEG of 1200 × 630 below 300 KB that is kept for ever`, async ({
    request,
  }) => {
    const url = await getCard(request, path);
    const answer = await request.get(url);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': IMMUTABLE,
      'cross-origin-resource-policy': 'cross-origin',
    });
    const body = await answer.body();
    expect(body.length).toBeLessThanOrEqual(300_000);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const other = await request.get(url.replace(/[0-9a-f]{12}/, '0123456789ab'));
    expect([other.status(), other.headers()['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(await other.body()).toEqual(body);
  });

test('What has no card is a 404', async ({ request }) => {
  const version = '0123456789ab.jpg';
  for (const path of [
    'producto/999999',
    'categoria/999',
    'pagina/nada',
    'pagina/constructor',
    'lista/2-101-201',
    'otra/1',
    'producto/..%2F1',
  ])
    expect((await request.get(`/tarjeta/${path}/${version}`)).status(), path).toBe(404);
  expect((await request.get('/tarjeta/producto/201/x.jpg')).status()).toBe(404);
});

test.describe('When the product of a shared link changes', () => {
  test.use({ site: 'HTTP_SITE' });

  async function change(id: number, image: string): Promise<void> {
    const database = createClient({ url: process.env.CATALOGUE ?? '' });
    await changeProduct(database, id, { image });
    database.close();
  }

  test('its page names another card, the old one stays, and a broken picture gives way to the mark', async ({
    request,
  }) => {
    test.slow();
    const { data } = await backendAt(address('BACKEND')).get<{ data: { id: number; name: string }[] }>(
      '/products?page=30&limit=1',
    );
    const [{ id, name } = { id: 0, name: '' }] = data;
    const path = `/producto/${encodeURIComponent(name)}/${id}`;
    const old = await getCard(request, path);
    const picture = await (await request.get(old)).body();

    await change(id, '/images/products/aed-800.webp');
    await expect.poll(() => getCard(request, path)).not.toBe(old);
    const changed = await getCard(request, path);
    expect((await request.get(changed)).headers()['cache-control']).toBe(IMMUTABLE);
    expect(await (await request.get(changed)).body()).not.toEqual(picture);
    const kept = await request.get(old);
    expect([kept.status(), kept.headers()['cache-control']]).toEqual([200, IMMUTABLE]);
    expect(await kept.body()).toEqual(picture);

    await change(id, '/images/products/no-hay.webp');
    await expect.poll(() => getCard(request, path)).not.toBe(changed);
    const broken = await request.get(await getCard(request, path));
    expect([broken.status(), broken.headers()['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(await broken.body()).toEqual(picture);
    await change(id, '');
  });
});
