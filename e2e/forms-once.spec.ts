import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Database } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { countReceived } from './support/database';
import { expect, fillForm, getConsent, test } from './support/fixtures';
import { type Site, serve } from './support/site';

// Whatever a visitor does, one message: counted in the database of a site of its own.
let folder: string;
let site: Site;
let database: Database;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'once-'));
  const url = `file:${folder}/site.db`;
  site = await serve({ DATABASE_URL: url, FORMS_PER_MINUTE: '1000' });
  database = await openDatabase(url);
});

test.afterAll(async () => {
  database.close();
  await site.stop();
  await rm(folder, { recursive: true });
});

/** How often a description is with the embedded backend. */
async function times(description: string): Promise<number> {
  return (await countReceived(database)).get(description) ?? 0;
}

// Both forms are one component; the other one: forms.spec.ts.
const path = '/producto/-/101';
const sendButton = (page: Page) => page.getByRole('button', { name: /^Enviar( Cotización)?$/ });

async function fill(page: Page, path: string, description: string): Promise<void> {
  await page.goto(site.url + path);
  await fillForm(page, description);
  await getConsent(page).check();
}

test('three clicks are one message', async ({ page }) => {
  const description = `tres clics`;
  await fill(page, path, description);
  await sendButton(page).click({ clickCount: 3 });
  await expect(page.getByText('Número de radicado')).toBeVisible();
  expect(await times(description)).toBe(1);
});

test.describe('when the answer gets lost', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('a second try is the same message, and gets the same reference', async ({ page }) => {
    const description = `respuesta perdida`;
    await fill(page, path, description);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/*', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.fetch();
      await (keys.length === 1 ? route.abort() : route.continue());
    });
    await sendButton(page).click();
    await expect(page.getByText('También puede enviarnos este mismo mensaje por:')).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByText('Número de radicado')).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(await times(description)).toBe(1);
  });
});

test('a reload while it is being sent loses nothing, and sent again it is the same message', async ({ page }) => {
  const description = `recarga`;
  await fill(page, path, description);
  let arrived = () => {};
  const isThere = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  // The site has it; the page never hears of that.
  await page.route('**/api/*', async (route) => {
    await route.fetch();
    arrived();
  });
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Enviando…' })).toBeVisible();
  await isThere;
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByLabel('Comentarios')).toHaveValue(description);
  await getConsent(page).check();
  await sendButton(page).click();
  await expect(page.getByText('Número de radicado')).toBeVisible();
  expect(await times(description)).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('going back and sending again is one message', async ({ page }) => {
    const description = `atrás`;
    await fill(page, path, description);
    for (const _ of [1, 2]) {
      await sendButton(page).click();
      await expect(page).toHaveURL(/\/mensaje\/enviado\//);
      await page.goBack();
      await expect(page.getByLabel('Comentarios')).toHaveValue(description);
    }
    expect(await times(description)).toBe(1);
  });
});
