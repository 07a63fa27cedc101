import type { Page } from '@playwright/test';

export const getSendButton = (page: Page, name: 'Enviar' | 'Enviar Cotización') =>
  page.getByRole('button', { name, exact: true });

/** The box of the data policy, without which nothing is sent. */
export const getConsent = (page: Page) => page.getByRole('checkbox', { name: 'Acepto la política de datos' });

const PERSON = { Nombre: 'Ana Pérez', 'Correo Electrónico': 'ana@example.com', Teléfono: '+57 (300) 123-4567' };

/** Fills the fields that people write in, those that the form of the page has. */
export async function fillForm(page: Page, description: string): Promise<void> {
  await page.getByLabel('Comentarios').fill(description);
  for (const [label, text] of Object.entries(PERSON))
    for (const field of await page.getByLabel(label).all()) await field.fill(text);
}
