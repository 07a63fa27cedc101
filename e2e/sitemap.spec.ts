import sharp from 'sharp';
import { awkwardNames } from './support/awkward-names';
import { backendAt } from './support/backend';
import { address, expect, test } from './support/fixtures';
import { only, readDocument } from './support/read-document';
import { dataFaults } from './support/vocabulary';

/** Pages of the sitemap that are opened, evenly from it all; every sixth shows its card. */
const SAMPLE = 60;
const CARD_EVERY = 6;
const DEVICES = 6_530;

test.use({ site: 'HTTP_SITE' });

test('The sitemap of the FDA catalogue leads to pages that are there, canonical, open to the indexes and ready to share', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const site = address('HTTP_SITE');
  const locations = await allLocations(async (url) => (await request.get(url)).text(), `${site}/sitemap.xml`);
  expect(new Set(locations).size).toBe(locations.length);
  const products = locations.filter((url) => url.startsWith(`${site}/producto/`));
  const backend = backendAt(address('BACKEND'));
  const categories = await backend.get<readonly { readonly id: number }[]>('/categories/PRODUCT');
  const ids = new Set<number>();
  for (const category of categories) {
    const { data } = await backend.get<{ readonly data: readonly { readonly id: number }[] }>(
      `/category/${category.id}`,
    );
    for (const { id } of data) ids.add(id);
  }
  expect(ids.size).toBeGreaterThanOrEqual(DEVICES + awkwardNames.length);
  expect(new Set(products.map((url) => Number(url.split('/').at(-1))))).toEqual(ids);
  expect(locations.filter((url) => url.startsWith(`${site}/productos/`))).toHaveLength(categories.length);

  const step = Math.floor(locations.length / SAMPLE);
  const sample = locations.filter((_, index) => index % step === 0).slice(0, SAMPLE);
  expect(sample).toHaveLength(SAMPLE);
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const [index, url] of sample.entries()) {
    const answer = await request.get(url, { maxRedirects: 0 });
    expect(answer.status(), url).toBe(200);
    expect(answer.headers()['x-robots-tag'], url).toBeUndefined();
    const found = readDocument(await answer.text());
    expect(found.canonical, url).toEqual([url]);
    expect(found.metas.robots, url).toBeUndefined();
    expect(
      found.data.flatMap((data) => dataFaults(data)),
      url,
    ).toEqual([]);
    expect(found.title.length, url).toBeLessThanOrEqual(60);
    titles.add(found.title);
    descriptions.add(only(found, 'description') ?? '');
    if (index % CARD_EVERY === 0) await expectCard(await request.get(only(found, 'og:image') ?? ''));
  }
  expect(titles.size).toBe(SAMPLE);
  expect(descriptions.size).toBe(SAMPLE);
});

async function allLocations(read: (url: string) => Promise<string>, index: string): Promise<string[]> {
  const parts = getLocations(await read(index));
  const pages = await Promise.all(parts.map(async (part) => getLocations(await read(part))));
  for (const part of pages) expect(part.length).toBeLessThanOrEqual(15_000);
  return pages.flat();
}

function getLocations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
}

async function expectCard(answer: { status: () => number; url: () => string; body: () => Promise<Buffer> }) {
  expect(answer.status(), answer.url()).toBe(200);
  const body = await answer.body();
  expect(body.length, answer.url()).toBeLessThanOrEqual(300_000);
  // Decodes every pixel: a card that is cut off would throw.
  await sharp(body, { failOn: 'error' }).stats();
  expect(await sharp(body).metadata(), answer.url()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
}
