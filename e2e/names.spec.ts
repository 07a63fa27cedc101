import { awkwardCategory, awkwardNames, longName } from './support/awkward-names';
import { backendAt } from './support/backend';
import { address, axe, expect, sidewaysScroll, test } from './support/fixtures';

type Listed = { readonly id: number; readonly name: string };

test.use({ site: 'HTTP_SITE' });

/** The address of the category of awkward names. */
async function categoryPage(): Promise<string> {
  const categories = await backendAt(address('BACKEND')).get<Listed[]>('/categories/PRODUCT');
  const id = categories.find(({ name }) => name === awkwardCategory)?.id;
  return `/productos/${encodeURIComponent(awkwardCategory)}/${id}`;
}

test('A category with an awkward name opens and links every product without a redirect', async ({ page, request }) => {
  // Every page of the category is made for the first time.
  test.slow();
  await page.goto('/productos');
  await page.getByRole('link', { name: `Ver productos ${awkwardCategory}` }).click();
  await expect(page).toHaveURL(await categoryPage());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(awkwardCategory);
  const links = await page.getByRole('link', { name: /^Cotizar / }).all();
  expect(links).toHaveLength(awkwardNames.length);
  for (const link of links) {
    const href = (await link.getAttribute('href')) ?? '';
    const answer = await request.get(href, { maxRedirects: 0 });
    expect(answer.status(), href).toBe(200);
  }
});

for (const name of awkwardNames) {
  test(`A link, its page and the canonical address agree on the name ${name.slice(0, 40)}`, async ({ page }) => {
    await page.goto(await categoryPage());
    const link = page.getByRole('link', { name: `Cotizar ${name}`, exact: true });
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const response = await page.reload();
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const title = await page.title();
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title.startsWith(name.slice(0, 40))).toBe(true);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^https?://[^/]+${escaped(address)}$`),
    );
  });
}

test('A name of 180 letters without a space fits a window of 320 pixels on every page', async ({ page }) => {
  // axe reads three long pages.
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
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

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
