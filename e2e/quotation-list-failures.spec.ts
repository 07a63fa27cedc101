import { axe, expect, sidewaysScroll } from './support/fixtures';
import { fillPerson, listLink, sendButton } from './support/quotation-list';
import { test } from './support/quotation-site';
import { itemThat } from './support/samples';
import { getToast } from './support/toast';

const [monitor, bottle] = [101, 305].map((id) => itemThat((item) => item.id === id));
if (!monitor || !bottle) throw new Error('The sample catalogue has changed');

test.describe('when not all goes well', () => {
  test.use({ tolerated: /the server responded with a status of (?:422|503)|ERR_INTERNET_DISCONNECTED/ });

  test('products that the company refuses are named, stay on the list, and the others are sent', async ({
    page,
    company,
  }) => {
    company.refused.add('305');
    await page.addInitScript(() => localStorage.setItem('lista-de-cotizacion', '101x2-305'));
    await page.goto('/cotizacion/101x2-305');
    await fillPerson(page);
    await sendButton(page).click();
    await expect(getToast(page)).toHaveText(`No lo vendemos. No pudimos incluir: ${bottle.name}.`);
    await expect(page).toHaveURL(/\/mensaje\/parcial\/\d{9}\/\d{8}\/[\w-]{12}$/);
    await expect(page.getByText('Número de radicado')).toBeVisible();
    await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 1 línea');
    expect(await axe(page)).toEqual([]);
    // What was written is there for the rest.
    await listLink(page).click();
    await expect(page).toHaveURL('/cotizacion/305');
    await expect(page.getByLabel('Comentarios').locator('visible=true')).toHaveValue('Para tres sedes');
  });

  test('when it refuses all of them everything stays', async ({ page, company }) => {
    company.refused.add('101').add('305');
    await page.goto('/cotizacion/101x2-305');
    await fillPerson(page);
    await sendButton(page).click();
    const names = `${monitor.name}, ${bottle.name}`;
    await expect(page.locator('form').getByRole('status')).toHaveText(`No lo vendemos. No pudimos incluir: ${names}.`);
    await expect(page.getByLabel('Comentarios')).toHaveValue('Para tres sedes');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  });

  test('offline the whole list is ready in WhatsApp and e-mail, and is sent once there is a connection', async ({
    page,
    context,
    company,
  }) => {
    await page.goto('/cotizacion/101x2-305');
    await fillPerson(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await sendButton(page).click();
    const links = ['WhatsApp', 'Correo'].map((name) => page.getByRole('link', { name, exact: true }));
    for (const [index, link] of links.entries()) {
      const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
      const text = searchParams.get(index === 0 ? 'text' : 'body') ?? '';
      for (const part of [
        `- 2 × ${monitor.name} (referencia 101)`,
        `- 1 × ${bottle.name} (referencia 305)`,
        page.url(),
        'Para tres sedes',
      ])
        expect(text).toContain(part);
    }
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
      expect(await axe(page), `at ${width} px`).toEqual([]);
    }
    await context.setOffline(false);
    await sendButton(page).click();
    await expect(page.getByText('Número de radicado')).toBeVisible();
    expect(company.quotations.map(({ id_product }) => id_product).sort()).toEqual(['101', '305']);
  });
});
