import type { BrowserContext, Page } from '@playwright/test';
import { axe, expect, test } from './support/fixtures';
import { fillForm, getConsent, getSendButton } from './support/form';

const getBox = (page: Page) => page.getByRole('checkbox', { name: 'Recordar en este dispositivo' });
const getKnown = (page: Page) => page.getByRole('button', { name: /^Usar los mismos datos: Ana Pérez/ });
const readDevice = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));
const DAY = 86_400_000;

/** `path` in a tab that has kept nothing. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByLabel('Comentarios').focus();
  return page;
}

async function send(page: Page): Promise<void> {
  await getConsent(page).check();
  await getSendButton(page, 'Enviar').click();
  await expect(page.getByText('Número de radicado')).toBeVisible();
}

/** Sends nothing: the libraries of the form are there then, and what they would offer too. */
async function sendEmpty(page: Page): Promise<void> {
  await getConsent(page).check();
  await getSendButton(page, 'Enviar').click();
  await expect(page.getByLabel('Comentarios')).toHaveAttribute('aria-invalid', 'true');
}

test('with the tick, name, e-mail and phone are there in another tab, until the tick is taken away', async ({
  page,
  context,
}) => {
  await page.goto('/contacto');
  await expect(getBox(page)).not.toBeChecked();
  await expect(getBox(page)).toHaveAccessibleDescription(
    /Guarda su nombre, correo y teléfono .* quite la marca o use «Olvidar»\.$/,
  );
  await fillForm(page, 'Un mensaje');
  await getBox(page).check();
  await expect(page.getByText(/^Guarda su nombre, correo y teléfono/)).toBeVisible();
  await send(page);
  expect(await readDevice(page)).toContain('ana@example.com');
  expect(await readDevice(page)).not.toContain('Un mensaje');

  const other = await openTab(context, '/producto/-/101');
  await expect(getKnown(other)).toBeVisible();
  await expect(other.getByText('Guardados solo en esta pestaña')).toHaveCount(0);
  await expect(getBox(other)).toBeChecked();
  expect(await axe(other)).toEqual([]);
  await getBox(other).uncheck();
  expect(await readDevice(other)).not.toContain('ana@example.com');
  const third = await openTab(context, '/contacto');
  await sendEmpty(third);
  await expect(getBox(third)).not.toBeChecked();
  await expect(getKnown(third)).toHaveCount(0);
});

test('«Olvidar» takes everything off the device, and the tick too', async ({ page, context }) => {
  await page.goto('/contacto');
  await fillForm(page, 'Un mensaje');
  await getBox(page).check();
  await send(page);
  const other = await openTab(context, '/contacto');
  await other.getByRole('button', { name: 'Olvidar' }).click();
  await expect(getBox(other)).not.toBeChecked();
  expect(await readDevice(other)).not.toContain('ana@example.com');
});

test('with the tick a draft is there in another tab for a week, and no longer', async ({ page, context }) => {
  await page.goto('/contacto');
  await fillForm(page, 'Lo que estaba escribiendo');
  await getBox(page).check();
  await page.getByLabel('Comentarios').fill('Lo que sigo escribiendo');
  const other = await openTab(context, '/contacto');
  await expect(other.getByLabel('Comentarios')).toHaveValue('Lo que sigo escribiendo');
  await expect(other.getByLabel('Nombre')).toHaveValue('Ana Pérez');

  const age = (days: number) =>
    other.evaluate((ms) => {
      const draft = JSON.parse(localStorage.getItem('borrador:contacto') ?? '{}');
      localStorage.setItem('borrador:contacto', JSON.stringify({ ...draft, at: Date.now() - ms }));
    }, days * DAY);
  await age(6.9);
  await expect((await openTab(context, '/contacto')).getByLabel('Comentarios')).toHaveValue('Lo que sigo escribiendo');
  await age(7.1);
  const late = await openTab(context, '/contacto');
  await expect(getBox(late)).toBeChecked();
  await expect(late.getByLabel('Comentarios')).toHaveValue('');
  expect(await readDevice(late)).not.toContain('Lo que sigo escribiendo');
});

test('a draft that was sent is remembered no more', async ({ page, context }) => {
  await page.goto('/contacto');
  await fillForm(page, 'Ya enviado');
  await getBox(page).check();
  await send(page);
  const other = await openTab(context, '/contacto');
  await expect(getKnown(other)).toBeVisible();
  await expect(other.getByLabel('Comentarios')).toHaveValue('');
});

test('without the tick nothing of the person leaves the tab', async ({ page, context }) => {
  await page.goto('/contacto');
  await fillForm(page, 'Sin marca');
  await send(page);
  for (const personal of ['Ana', 'ana@example.com', 'Sin marca'])
    expect(await readDevice(page)).not.toContain(personal);
  const other = await openTab(context, '/contacto');
  await sendEmpty(other);
  await expect(getKnown(other)).toHaveCount(0);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box, which only a script can use, is not there', async ({ page }) => {
    await page.goto('/contacto');
    await expect(getConsent(page)).toBeVisible();
    await expect(getBox(page)).toHaveCount(0);
  });
});
