import type { Locator, Page } from '@playwright/test';
import { fillForm, getConsent } from './form';

/** The button that puts a product on the list or takes it off. */
export const addButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^(?:Agregar a la lista|En la lista) ${name}`) });

/** The name of listLink without lines. */
export const EMPTY_LIST = 'Lista de cotización';

/** The way to the list in the header. */
export const listLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Lista de cotización/ });

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Enviar Cotización' });

/** Fills the form of a quotation, the consent included. */
export async function fillPerson(page: Page): Promise<void> {
  await fillForm(page, 'Para tres sedes');
  await getConsent(page).check();
}
