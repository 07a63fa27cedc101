import type { APIRequestContext } from '@playwright/test';
import { awkwardCategory, awkwardNames, longName } from './support/awkward-names';
import { backendAt } from './support/backend';
import { address, axe, expect, sidewaysScroll, test } from './support/fixtures';
import { only, readDocument } from './support/read-document';

type Listed = { readonly id: number; readonly name: string };

test.use({ site: 'HTTP_SITE' });

/** The site trims what a backend sends. */
const names = awkwardNames.map((name) => name.trim());

/** Read once by each process of the tests: they are the same for every name. */
const read: { list?: ReturnType<typeof readList>; sitemap?: Promise<string> } = {};

/** The address of the category of awkward names. */
async function categoryPage(): Promise<string> {
  const categories = await backendAt(address('BACKEND')).get<Listed[]>('/categories/PRODUCT');
  const id = categories.find(({ name }) => name === awkwardCategory)?.id;
  return `/productos/${encodeURIComponent(awkwardCategory)}/${id}`;
}

test('A category with an awkward name opens, and its links lead to each product under the address of its name', async ({
  page,
}) => {
  // Every page of the category is made for the first time.
  test.setTimeout(120_000);
  const list = address('HTTP_SITE') + (await categoryPage());
  await page.goto('/productos');
  await page.getByRole('link', { name: `Ver productos ${awkwardCategory}` }).click();
  await expect(page).toHaveURL((url) => url.href === list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(awkwardCategory);
  await expect(page.getByRole('link', { name: /^Cotizar / })).toHaveCount(awkwardNames.length);
  for (const name of names) {
    const link = page.getByRole('link', { name: `Cotizar ${name}`, exact: true });
    const href = await link.evaluate((one: HTMLAnchorElement) => one.href);
    await link.click();
    await expect(page).toHaveURL((url) => url.href === href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(awkwardCategory);
  }
});

for (const name of names)
  test(`Link, page, canonical address, sitemap, data and card agree byte for byte on the name ${name.slice(0, 40)}`, async ({
    request,
  }) => {
    read.list ??= readList(request);
    const { links, urls } = await read.list;
    const path = links.get(`Cotizar ${name}`) ?? '';
    const whole = address('HTTP_SITE') + path;
    expect(urls).toContain(whole);

    const answer = await request.get(whole, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    const found = readDocument(await answer.text());
    expect(found.h1).toEqual([name]);
    expect(found.title.length).toBeLessThanOrEqual(60);
    expect(found.title.startsWith(name.slice(0, 40))).toBe(true);
    expect(found.canonical).toEqual([whole]);
    expect(only(found, 'og:url')).toBe(whole);
    expect(only(found, 'og:title')).toBe(name);
    expect(only(found, 'og:image:alt')).toBe(name);
    expect(found.data.find((one) => one['@type'] === 'Product')).toMatchObject({ name, url: whole });
    read.sitemap ??= readSitemap(request);
    expect(await read.sitemap).toContain(`<loc>${whole}</loc>`);
    const card = await request.get(only(found, 'og:image') ?? '');
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await card.body()).length).toBeLessThanOrEqual(300_000);
  });

/** The links of the category's page by their names, and the addresses in the list that it gives to search engines. */
async function readList(request: APIRequestContext) {
  const { data, links } = readDocument(await (await request.get(await categoryPage())).text());
  const list = data.find((one) => one['@type'] === 'ItemList') as { itemListElement: readonly { url: string }[] };
  return { links, urls: list.itemListElement.map(({ url }) => url) };
}

/** The sitemap, once the page of the category has been seen. */
async function readSitemap(request: APIRequestContext): Promise<string> {
  return (await request.get(`${address('HTTP_SITE')}/sitemap/1.xml`)).text();
}

test('A name of 180 letters without a space fits a window of 320 pixels on every page', async ({ page }) => {
  // axe reads three long pages.
  test.slow();
  // So high that the bar at the lower edge of a product's page lies on its picture.
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [await categoryPage(), `/search/${longName.slice(0, 60)}`]) {
    await page.goto(path);
    const link = page.getByRole('link', { name: `Cotizar ${longName}` });
    await expect(link).toBeVisible();
    expect(await sidewaysScroll(page), path).toBe(0);
    expect(await axe(page), path).toEqual([]);
  }
  await page.getByRole('link', { name: `Cotizar ${longName}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(longName);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
});
