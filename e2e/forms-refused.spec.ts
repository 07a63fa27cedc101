import { expect, type Page } from '@playwright/test';
import { fillForm, getConsent, getSendButton, getToast } from './support/fixtures';
import { test } from './support/forms-site';

// What the backend answers with a code and a message, whatever its HTTP status: docs/backend-contract.md#submissions.

const WORDS = 'Hoy no recibimos mensajes.';
async function sendFrom(page: Page, url: string, description: string): Promise<void> {
  await page.goto(`${url}/contacto`);
  // Before its scripts are there a form is answered by a page.
  await expect(page.locator('main form[novalidate]')).toBeVisible();
  await fillForm(page, description);
  await getConsent(page).check();
  await getSendButton(page, 'Enviar').click();
}

// With every code, and without JavaScript: app/api/backend-answers.test.ts.
test("the backend's words are shown as a failure, what was written stays, and nothing is sent again", async ({
  server,
  context,
}) => {
  const site = await server.serve({ BACKEND_URL: server.backend.url });
  const posts = () => server.backend.received.filter(({ method }) => method === 'POST').length;
  server.backend.answerWith(200, { code: 429, message: WORDS });
  const page = await context.newPage();
  await sendFrom(page, site.url, 'una negativa');
  await expect(getToast(page)).toHaveText(WORDS);
  await expect(page.getByLabel('Comentarios')).toHaveValue('una negativa');
  await expect(page.getByText('Número de radicado')).toHaveCount(0);
  expect(posts()).toBe(1);
  // The worker has looked again since: it sends this one. A tab of its own, where the draft of the other is not.
  server.backend.set('status-500', 1, '/index.php/api/v1/contact');
  await sendFrom(await context.newPage(), site.url, 'uno que espera');
  await expect.poll(posts, { timeout: 20_000 }).toBe(3);
});
