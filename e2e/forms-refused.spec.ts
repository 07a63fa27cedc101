import { expect, type Page } from '@playwright/test';
import { fillForm, getConsent, getSendButton, getToast } from './support/fixtures';
import { test } from './support/forms-site';

// What the backend answers with a code and a message, whatever its HTTP status: docs/backend-contract.md#submissions.

const WORDS = 'Hoy no recibimos mensajes.';
const ANSWERS = [500, 408, 429].flatMap((code) => [
  { code, status: 200 },
  { code, status: code },
]);

async function sendFrom(page: Page, url: string, description: string, isScripted = true): Promise<void> {
  await page.goto(`${url}/contacto`);
  // Before its scripts are there a form is answered by a page.
  if (isScripted) await expect(page.locator('main form[novalidate]')).toBeVisible();
  await fillForm(page, description);
  await getConsent(page).check();
  await getSendButton(page, 'Enviar').click();
}

test("the backend's words are shown as a failure, what was written stays, and nothing is sent again", async ({
  server,
  context,
}) => {
  test.setTimeout(120_000);
  const site = await server.serve({ BACKEND_URL: server.backend.url });
  const posts = () => server.backend.received.filter(({ method }) => method === 'POST').length;
  for (const { code, status } of ANSWERS) {
    server.backend.answerWith(status, { code, message: WORDS });
    const [description, before] = [`código ${code} con ${status}`, posts()];
    // A tab of its own: in the same one the draft of the last message comes back while the next is filled in.
    const page = await context.newPage();
    await sendFrom(page, site.url, description);
    await expect(getToast(page), description).toHaveText(WORDS);
    await expect(page.getByLabel('Comentarios')).toHaveValue(description);
    await expect(page.getByText('Número de radicado')).toHaveCount(0);
    expect(posts(), description).toBe(before + 1);
    await page.close();
  }
  const all = posts();
  // The worker has looked again since: it sends this one.
  server.backend.set('status-500', 1, '/index.php/api/v1/contact');
  await sendFrom(await context.newPage(), site.url, 'uno que espera');
  await expect.poll(posts, { timeout: 20_000 }).toBe(all + 2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refusal with the code 429 lands on the page of a refusal', async ({ server, page }) => {
    test.setTimeout(120_000);
    const site = await server.serve({ BACKEND_URL: server.backend.url });
    server.backend.answerWith(429, { code: 429, message: WORDS });
    await sendFrom(page, site.url, 'sin guiones', false);
    await expect(page).toHaveURL(/\/mensaje\/rechazado$/);
    server.backend.set('none');
  });
});
