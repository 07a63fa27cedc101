import type { Page } from '@playwright/test';
import { axe, expect, test } from './support/fixtures';
import { fillForm, getConsent } from './support/form';
import { ofOtherBrand, productAddress } from './support/samples';

const product = productAddress(ofOtherBrand);

type State = {
  readonly name: string;
  readonly path: string;
  readonly widths: readonly number[];
  readonly enter: (page: Page) => Promise<void>;
};

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function sendEmpty(page: Page, name: string): Promise<void> {
  await getConsent(page).check();
  await submit(page, name).click();
  await expect(page.getByText('Este campo es requerido').first()).toBeVisible();
}

async function fillAndSend(page: Page, name: string): Promise<void> {
  await fillForm(page, 'Una prueba');
  await getConsent(page).check();
  await submit(page, name).click();
  // Its receipt: while the browser exchanges the page it has no title for a moment.
  await expect(page).toHaveURL(/\/mensaje\/enviado\//);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('alert').filter({ hasText: 'Recibimos' })).toBeVisible();
}

/** The states of the pages that are not there when they open; routes.spec.ts has those that are. */
const STATES: readonly State[] = [
  {
    name: 'the menu open',
    path: '/productos',
    widths: [360, 768],
    enter: async (page) => {
      await page.getByRole('button', { name: 'Abrir menú' }).click();
      await expect(page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link')).toHaveCount(4);
    },
  },
  {
    name: 'the contact form invalid',
    path: '/contacto',
    widths: [360, 768, 1280],
    enter: (page) => sendEmpty(page, 'Enviar'),
  },
  {
    name: 'the quotation form invalid',
    path: product,
    widths: [360, 768, 1280],
    enter: (page) => sendEmpty(page, 'Enviar Cotización'),
  },
  { name: 'a toast shown', path: '/contacto', widths: [360, 768, 1280], enter: (page) => fillAndSend(page, 'Enviar') },
  {
    name: 'the carousels paused and a service open',
    path: '/',
    widths: [360, 768, 1280],
    enter: async (page) => {
      for (const id of ['destacados', 'eventos', 'clientes']) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        await page.locator(`#${id}`).getByRole('button', { name: 'Pausar' }).click();
      }
      await page.getByRole('button', { name: 'Ver mas' }).first().click();
    },
  },
  {
    name: 'its address copied',
    path: product,
    widths: [360, 768, 1280],
    enter: async (page) => {
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      await expect(page.getByRole('status').filter({ hasText: /copia/ })).toBeVisible();
    },
  },
];

for (const { name, path, widths, enter } of STATES)
  test(`axe finds nothing on ${decodeURI(path)} with ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await enter(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axe(page), `at ${width} px`).toEqual([]);
    }
  });

test('The page that a failed one gives way to has no fault either', async ({ page }) => {
  test.slow();
  for (const [path, widths] of [
    ['/no-disponible', [360, 768, 1280]],
    ['/mensaje/enviado', [360, 768, 1280]],
    // It differs in its texts alone.
    ['/mensaje/datos', [360]],
  ] as const) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axe(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('The title of a page is announced when a link leads to it', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  for (const [label, title] of [
    ['Contacto', 'Contacto | Biomédica Ejemplo'],
    ['Productos', 'Categorías de equipos biomédicos | Biomédica Ejemplo'],
  ] as const) {
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveTitle(title);
    const announcer = page.locator('next-route-announcer');
    // The framework says the heading where the title comes a moment later.
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await expect
      .poll(() => announcer.evaluate((one) => one.shadowRoot?.querySelector('[aria-live=assertive]')?.textContent))
      .toMatch(new RegExp(`^(?:${title.replace('|', '\\|')}|${heading})$`));
  }
});

test('A link that is only an icon says its name and that it opens elsewhere', async ({ page }) => {
  await page.goto('/');
  for (const network of ['Instagram', 'X', 'TikTok', 'WhatsApp', 'LinkedIn'])
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: `${network} (se abre en otro sitio)`, exact: true }),
    ).toBeVisible();
});

test('With forced colours the focus and the logo in the footer are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(product);
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    // The search box shows its ring around the field and the button together.
    const widths = await page.evaluate(() => {
      const active = document.activeElement ?? document.body;
      return [active, active.closest('[role=search]') ?? active].map((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      });
    });
    expect(Math.max(...widths)).toBeGreaterThanOrEqual(2);
  }
  // It is light, for a dark ground.
  const logo = page.getByRole('contentinfo').getByRole('img', { name: 'Biomédica Ejemplo' });
  await expect(logo).toHaveCSS('background-color', 'rgb(12, 42, 64)');
});
