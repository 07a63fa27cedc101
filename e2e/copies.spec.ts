import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axe, expect, test } from './support/fixtures';
import { fillForm, getConsent, getSendButton } from './support/form';
import { type MailServer, startMailServer } from './support/mail-server';
import { toMailSettings } from './support/notifications-settings';
import { contact } from './support/person';
import { type Site, serve } from './support/site';

const PAGES = ['/contacto', '/producto/-/101', '/cotizacion/101-305'];
const SENT = /\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/;

let folder: string;
let mails: MailServer;
let site: Site;
/** A site with the same build that sends no copies. */
let other: Site;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copies-'));
  mails = await startMailServer();
  const { NOTIFY_TO: _, ...sender } = toMailSettings(mails.url);
  site = await serve({ ...sender, NOTIFY_VISITOR: '1', DATABASE_URL: `file:${folder}/site.db` });
  other = await serve({ ...toMailSettings(mails.url), DATABASE_URL: `file:${folder}/other.db` });
});

test.afterAll(async () => {
  await site.stop();
  await other.stop();
  await mails.close();
  await rm(folder, { recursive: true });
});

const getBox = (page: Page) => page.getByRole('checkbox', { name: 'Enviarme una constancia por correo' });
const getTexts = (email: string) =>
  mails.mails.filter(({ envelope }) => envelope.to.join() === email).map(({ mail }) => mail.text);

/** Fills the contact form, sends it and is led to its receipt; gives the receipt's address. */
async function send(page: Page, email: string, isTicked: boolean): Promise<string> {
  await page.goto(`${site.url}/contacto`);
  await fillForm(page, `Texto para ${email}`);
  await page.getByLabel('Correo Electrónico').fill(email);
  await getConsent(page).check();
  if (isTicked) await getBox(page).check();
  await getSendButton(page, 'Enviar').click();
  await expect(page).toHaveURL(SENT);
  return new URL(page.url()).pathname;
}

test('each form has the box, not ticked, from the first visit; without the setting none has it', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(site.url + path);
    await expect(getBox(page)).not.toBeChecked();
    await page.goto(other.url + path);
    await expect(getConsent(page)).toBeVisible();
    await expect(getBox(page)).toHaveCount(0);
  }
});

test('axe finds nothing in a form with the box', async ({ page }) => {
  await page.goto(`${site.url}/contacto`);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axe(page, 'form'), `at ${width} px`).toEqual([]);
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('who ticks the box gets one mail with the address of the receipt, and nobody else', async ({ page }) => {
      const [ticked, unticked] = [`si-${javaScriptEnabled}@example.com`, `no-${javaScriptEnabled}@example.com`];
      await send(page, unticked, false);
      const path = await send(page, ticked, true);
      await expect.poll(() => getTexts(ticked).length).toBe(1);
      // Without SITE_URL the site takes itself for this one.
      expect(getTexts(ticked)[0]).toContain(`http://localhost:3000${path}`);
      expect(getTexts(ticked)[0]).not.toContain('Texto para');
      expect(getTexts(unticked)).toEqual([]);
    });
  });

test('where there is no box a tick that is sent all the same is not heard', async ({ request }) => {
  const before = mails.mails.length;
  const data = { ...contact, email: 'nadie@example.com', copy: 'on' };
  expect((await request.post(`${other.url}/api/contact`, { data })).status()).toBe(200);
  // The company's own mail goes at the same time.
  await expect.poll(() => mails.mails.length).toBe(before + 1);
  expect(getTexts('nadie@example.com')).toEqual([]);
});
