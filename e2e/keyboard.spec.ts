import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { getConsent } from './support/form';
import { listStops } from './support/keyboard';
import { ofOtherBrand, productAddress, sampleCategories } from './support/samples';

/** More stops than any page of the journey has. */
const MOST_STOPS = 120;

/** Presses Tab until `target` has the focus, which is always seen: within the window and with a ring. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isInside = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
      return { isPage: element === document.body, isInside, name: element.outerHTML.slice(0, 120) };
    });
    expect(stop.isPage || stop.isInside, stop.name).toBe(true);
  }
  throw new Error('The keyboard does not get there');
}

for (const width of [360, 1280])
  test(`A quotation is sent from the home page with the keyboard alone, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const category = sampleCategories.find(({ id }) => id === ofOtherBrand.category_id);
    const menu = page.getByRole('navigation', { name: 'Menú principal' });

    await page.goto('/');
    if (width < 1024) {
      await tabTo(page, menu.getByRole('button', { name: 'Abrir menú' }));
      await page.keyboard.press('Enter');
    }
    await tabTo(page, menu.getByRole('link', { name: 'Productos', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/productos');

    await tabTo(page, page.getByRole('link', { name: `Ver productos ${category?.name}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: category?.name ?? '' })).toBeVisible();

    await tabTo(page, page.getByRole('link', { name: `Cotizar ${ofOtherBrand.name}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: ofOtherBrand.name })).toBeVisible();
    // The link that led here is gone with its page: the keyboard goes on at the beginning of this one.
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link').first()).toBeFocused();

    for (const [label, text] of Object.entries({
      Nombre: 'Clínica Ejemplo',
      'Correo Electrónico': 'compras@example.com',
      Teléfono: '601 000 0000',
      Comentarios: 'Dos unidades',
    })) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(text);
    }
    await tabTo(page, getConsent(page));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Enviar Cotización' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Número de radicado: \d{4} \d{4}-\d/)).toBeVisible();
    // The form that had the focus is gone with its page: the keyboard goes on at the beginning of the receipt.
    await expect(page.getByRole('main')).toBeFocused();
  });

test('At 400 % (320 × 256 px) what stands still leaves nine tenths of the window to what is read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/productos', productAddress(ofOtherBrand), '/contacto']) {
    await page.goto(path);
    const covered = await page.evaluate(() => {
      const still = [...document.querySelectorAll('body *')].filter((element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position),
      );
      return still.reduce((sum, { clientWidth, clientHeight }) => sum + clientWidth * clientHeight, 0);
    });
    expect(covered, path).toBeLessThan(320 * 256 * 0.1);
  }
});

test('Tab goes through the page of a product as it is read: the form beside the picture before what stands below both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(productAddress(ofOtherBrand));
  const stops = await listStops(page);
  const at = (part: string) => stops.findIndex((stop) => stop.includes(part));
  const places = ['Comparar con otros', 'Nombre', 'Enviar Cotización', 'Imprimir ficha', 'Copiar enlace'].map(at);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});
