import type { Page } from '@playwright/test';
import { axe, expect } from './support/fixtures';
import { fillPerson, sendButton } from './support/quotation-list';
import { test } from './support/quotation-site';

const DATA = {
  Institución: 'Hospital del Sur',
  NIT: '890.903.938-8',
  Ciudad: 'Cali',
  'Fecha en que lo necesita': '15 de diciembre',
  'Número de proceso': 'LP-004-2026',
} as const;
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const open = (page: Page) => page.getByText('Datos para su proceso (opcional)').click();

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('what procurement asks for is folded, and goes into the first description in a fixed form', async ({
      page,
      company,
    }) => {
      await page.goto('/cotizacion/101-305');
      await expect(field(page, 'Institución')).toBeHidden();
      await open(page);
      for (const [label, value] of Object.entries(DATA)) await field(page, label).fill(value);
      await fillPerson(page);
      await sendButton(page).click();
      await expect(page).toHaveURL(/\/mensaje\/enviado\//);
      await expect.poll(() => company.quotations.length).toBe(2);
      const lines = Object.entries(DATA).map(([label, value]) => `- ${label}: ${value}`);
      const texts = company.quotations.map(({ description = '' }) => description);
      expect(texts.filter((text) => text.includes(['Datos del proceso:', ...lines].join('\n')))).toHaveLength(1);
    });
  });

test('a check digit that is wrong is told with the right one and is no obstacle; how much room is left is shown', async ({
  page,
  company,
}) => {
  await page.goto('/cotizacion/101');
  await open(page);
  await field(page, 'NIT').scrollIntoViewIfNeeded();
  await expect(async () => {
    await field(page, 'NIT').fill('890.903.938-1');
    await expect(page.getByText('su dígito de verificación sería 8')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await fillPerson(page);
  await expect(page.getByText(/^Comentarios y datos: \d+ de 2000 caracteres\.$/)).toBeVisible();
  await page.getByLabel('Comentarios').fill('x'.repeat(1_990));
  await expect(page.getByText('Lo que no cabe va en un segundo mensaje de la misma solicitud.')).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axe(page), `at ${width} px`).toEqual([]);
  }
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/mensaje\/enviado\//);
  await expect.poll(() => company.quotations.length).toBe(1);
});
