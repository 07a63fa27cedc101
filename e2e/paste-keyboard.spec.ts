import type { Page } from '@playwright/test';
import { axe, expect, sidewaysScroll, test } from './support/fixtures';
import { pressTo } from './support/keyboard';
import { excelLines, pasteList } from './support/paste';

const area = (page: Page) => page.getByRole('textbox', { name: /Su lista/ });
const file = (page: Page) => page.getByLabel('o elija un archivo de Excel o CSV');
const choose = (page: Page, name: string, content: string) =>
  file(page).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

const WIDTHS = [360, 768, 1280];

type State = {
  readonly name: string;
  /** Where one has the layout of another, a single one. */
  readonly widthsOfAxe: readonly number[];
  readonly enter: (page: Page) => Promise<void>;
};

/** What the form of a pasted list and the page of its lines may show. */
const STATES: readonly State[] = [
  { name: 'empty form', widthsOfAxe: WIDTHS, enter: (page) => expect(area(page)).toBeVisible() },
  {
    name: 'form of a list that is too long',
    widthsOfAxe: [360],
    enter: async (page) => {
      await page.goto('/cotizacion#lista-larga');
      await expect(page.getByText('Su lista es demasiado larga')).toBeVisible();
    },
  },
  {
    name: 'form of a list without lines',
    widthsOfAxe: [360],
    enter: async (page) => {
      await page.goto('/cotizacion#lista-vacia');
      await expect(page.getByText('No encontramos líneas')).toBeVisible();
    },
  },
  {
    name: 'form with a file',
    widthsOfAxe: WIDTHS,
    enter: async (page) => {
      await choose(page, 'lista.csv', 'Monitor MV-12;3\n');
      await expect(page.getByText('Leímos una línea')).toBeVisible();
    },
  },
  {
    name: 'form with a file that cannot be read',
    widthsOfAxe: [360],
    enter: async (page) => {
      await choose(page, 'lista.xlsx', 'PK no es un archivo');
      await expect(page.getByText('No pudimos leer el archivo')).toBeVisible();
    },
  },
  {
    name: 'review of found, doubtful and free lines',
    widthsOfAxe: WIDTHS,
    enter: async (page) => {
      await pasteList(page, excelLines(8));
      await expect(page.getByRole('group')).toHaveCount(8);
    },
  },
  {
    name: 'review of more lines than fit',
    widthsOfAxe: [360],
    enter: async (page) => {
      await pasteList(page, Array.from({ length: 101 }, (_, index) => `Camilla Z${index}A`).join('\n'));
      await expect(page.getByText('Su lista tiene una línea más')).toBeVisible();
    },
  },
];

for (const { name, widthsOfAxe, enter } of STATES)
  test(`axe finds nothing at the ${name}, and it fits three widths`, async ({ page }) => {
    test.slow();
    await page.goto('/cotizacion');
    await enter(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
      if (widthsOfAxe.includes(width)) expect(await axe(page), `at ${width} px`).toEqual([]);
    }
  });

for (const width of WIDTHS)
  test(`a list is pasted, chosen and added with the keyboard alone, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cotizacion');
    await area(page).focus();
    await page.keyboard.insertText('Autoclave x 4\nMonitor MV-12\nSilla de ruedas');
    const submit = page.getByRole('button', { name: 'Revisar mi lista' });
    await pressTo(page, submit, 'Tab', 3);
    await page.keyboard.press('Enter');
    const doubtful = page.getByRole('group', { name: 'Autoclave' });
    // Of a group of choices Tab reaches the one that is chosen.
    const none = doubtful.getByRole('radio', { name: /Ninguno/ });
    await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      title.tabIndex = -1;
      title.focus();
    });
    await pressTo(page, none, 'Tab', 6);
    await pressTo(page, doubtful.getByRole('radio', { name: /Ref\. 602/ }), 'ArrowUp', 3);
    await pressTo(page, page.getByRole('spinbutton', { name: 'Cantidad de Autoclave' }), 'Tab', 1);
    await page.keyboard.press('ArrowUp');
    await pressTo(page, page.getByRole('button', { name: 'Agregar a mi lista' }), 'Tab', 6);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cotizacion\/602x5-101\/602__Pedido~3a~_Autoclave___x1__Silla_de_ruedas$/);
  });

for (const width of [360, 1280])
  test(`what was found takes a low row, and the bar covers nothing that has the focus, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/cotizacion');
    await pasteList(page, excelLines(40));
    const found = page.getByRole('listitem').filter({ has: page.getByRole('radio', { name: /Ref\. 101/ }) });
    await expect.poll(async () => (await found.boundingBox())?.height).toBeLessThanOrEqual(width < 640 ? 120 : 84);
    const submit = page.getByRole('button', { name: 'Agregar a mi lista' });
    await expect(submit).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Ir a la primera línea por revisar' }).click();
    await expect(page.getByRole('group', { name: 'Autoclave', exact: true })).toBeInViewport();
    const edge = (await submit.boundingBox())?.y ?? 0;
    const hidden = await page
      .locator('li')
      .filter({ has: page.getByRole('group') })
      .locator('input:not([type=hidden])')
      .evaluateAll(
        (inputs, top) =>
          inputs.filter((input) => {
            (input as HTMLElement).focus();
            return input.getBoundingClientRect().bottom > top;
          }).length,
        edge,
      );
    expect(hidden).toBe(0);
  });

test('how many were found, doubtful and free is said once: in the title, and in no live region', async ({ page }) => {
  await page.goto('/cotizacion');
  await pasteList(page, excelLines(8));
  const counts = '3 encontrados, 2 por confirmar, 3 fuera del catálogo';
  await expect(page).toHaveTitle(new RegExp(`^Revise su lista: ${counts}`));
  await expect(page.getByText(counts)).toHaveCount(1);
  for (const region of await page.locator('[role=status], [role=alert], [aria-live]').all())
    await expect(region).not.toContainText('encontrados');
});
