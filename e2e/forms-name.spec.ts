import type { Page } from '@playwright/test';
import { axe, expect, test } from './support/fixtures';
import { getConsent } from './support/form';

const REQUIRED = 'Este campo es requerido';
const HINT = 'Solo letras y espacios, sin puntos ni guiones';
const button = (page: Page, name: 'Enviar' | 'Enviar Cotización') => page.getByRole('button', { name, exact: true });

async function fillRest(page: Page): Promise<void> {
  await page.getByLabel('Correo Electrónico').fill('ana@example.com');
  await page.getByLabel('Teléfono').fill('300');
  await page.getByLabel('Comentarios').fill('Hola');
  await getConsent(page).check();
}

test('the rule of the name is said before it bites, and strongly once it does', async ({ page }) => {
  await page.goto('/contacto');
  const name = page.getByLabel('Nombre');
  const hint = page.getByText(HINT);
  await expect(hint).toBeVisible();
  await expect(name).toHaveAccessibleDescription(HINT);
  const quiet = await hint.evaluate((one) => getComputedStyle(one).color);
  await fillRest(page);
  for (const refused of ['Dr. Pérez', 'María-José', "O'Neill", 'Clínica S.A.S.']) {
    await name.fill(refused);
    await button(page, 'Enviar').click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(`${REQUIRED} ${HINT}`);
    await expect(hint).toHaveCSS('font-weight', '600');
    await expect(hint).not.toHaveCSS('color', quiet);
    expect(await axe(page)).toEqual([]);
    await name.fill('Ana Pérez');
    await expect(hint).toHaveCSS('color', quiet);
    await expect(name).toHaveAccessibleDescription(HINT);
  }
  // An empty name breaks another rule, which the error names.
  await name.fill('');
  await button(page, 'Enviar').click();
  await expect(name).toHaveAccessibleDescription(`${REQUIRED} ${HINT}`);
  await expect(hint).toHaveCSS('color', quiet);
});

test('the quotation takes any name, without a hint', async ({ page }) => {
  await page.goto('/producto/-/101');
  await fillRest(page);
  await page.getByLabel('Nombre').fill('Clínica S.A.S. O’Neill-2');
  await expect(page.getByText(HINT)).toHaveCount(0);
  await button(page, 'Enviar Cotización').click();
  await expect(page.getByText('Número de radicado')).toBeVisible();
});
