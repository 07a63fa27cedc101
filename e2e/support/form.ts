import type { Page } from '@playwright/test';

export const getSendButton = (page: Page, name: 'Enviar' | 'Enviar Cotización') =>
  page.getByRole('button', { name, exact: true });

/** Fills the fields of the form of the page that people write in. */
export async function fillForm(page: Page, description: string): Promise<void> {
  await page.getByLabel('Nombre').fill('Ana Pérez');
  await page.getByLabel('Correo Electrónico').fill('ana@example.com');
  await page.getByLabel('Teléfono').fill('+57 (300) 123-4567');
  await page.getByLabel('Comentarios').fill(description);
}
