import { expect, test } from './support/fixtures';
import { productAddress, sampleItems } from './support/samples';

const services = sampleItems.filter(({ type }) => type === 'SERVICE');
const letters = (text: string, from: number, to?: number) => Array.from(text).slice(from, to).join('');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('Servicios has every service and no product, with underscores for slashes in the link', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Servicios', exact: true });
  await expect(section.getByRole('article')).toHaveCount(services.length);
  for (const service of services) {
    const links = section.getByRole('article', { name: service.name, exact: true }).getByRole('link');
    await expect(links).toHaveText([`Cotizar ${service.name}`]);
    await expect(links).toHaveAttribute('href', productAddress(service));
  }
  expect(services.some(({ name }) => name.includes('/'))).toBe(true);
});

test('The services stand in three groups, to which the footer and the third slide lead', async ({ page }) => {
  const groups = ['Mantenimiento', 'Metrología y seguridad', 'Acompañamiento'];
  const section = page.getByRole('region', { name: 'Servicios', exact: true });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(groups);
  const slide = page.getByRole('region', { name: 'Presentación' }).getByRole('link', { includeHidden: true }).last();
  await expect(slide).toHaveText('Ver servicios');
  await expect(slide).toHaveAttribute('href', '/#servicios');
  await page.goto('/contacto');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acompañamiento' }).click();
  await expect(page).toHaveURL('/#servicios-acompanamiento');
  await expect(section.getByRole('heading', { level: 3, name: 'Acompañamiento' })).toBeInViewport();
});

test('What can be pressed on a service card does what it says, and its free places lead to its page', async ({
  page,
}) => {
  const [service] = services;
  if (!service) throw new Error('there are no services');
  const card = page.getByRole('article', { name: service.name, exact: true });
  await card.getByRole('button', { name: /^Agregar a la lista/ }).click();
  await expect(card.getByRole('button', { name: /^En la lista/ })).toBeVisible();
  await expect(page).toHaveURL('/');
  await card.click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL(productAddress(service));
});

test('A click on the description of a service unfolds it, and the next one folds it again', async ({ page }) => {
  test.slow();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { name, description } of services) {
      const text = page.getByRole('article', { name, exact: true }).getByRole('paragraph');
      await text.click();
      await expect(text).toHaveText(description, { useInnerText: true });
      await text.click();
      await expect(text).toHaveText(/…$/, { useInnerText: true });
    }
  }
  await expect(page).toHaveURL('/');
});

test('The words of a description can be selected, open or not', async ({ page }) => {
  const [service] = services;
  if (!service) throw new Error('there are no services');
  const card = page.getByRole('article', { name: service.name, exact: true });
  const text = card.getByRole('paragraph');
  const getSelected = () => page.evaluate(() => getSelection()?.toString() ?? '');
  for (const label of ['Ver mas', 'Ver menos']) {
    await text.hover({ position: { x: 2, y: 10 } });
    await page.mouse.down();
    await text.hover({ position: { x: 120, y: 10 } });
    await page.mouse.up();
    expect((await getSelected()).length).toBeGreaterThan(3);
    expect(service.description).toContain(await getSelected());
    await expect(card.getByRole('button', { name: label, exact: true })).toBeVisible();
    await card.getByRole('button', { name: label, exact: true }).click();
  }
});

for (const width of [360, 768, 1280])
  test(`At ${width} px no place of a service card is dead, folded or not`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 1200 });
    const cards = page.getByRole('region', { name: 'Servicios', exact: true }).getByRole('article');
    for (const isOpen of [false, true]) {
      if (isOpen) for (const button of await cards.locator('[aria-expanded]').all()) await button.click();
      for (const [index, places] of (await cards.evaluateAll(listPlaces)).entries()) {
        const links = places.filter((place) => place.startsWith('/producto/'));
        expect(links, `card ${index}`).toHaveLength(1);
        expect(places.sort(), `card ${index}`).toEqual([...links, 'button', 'toggle']);
      }
    }
  });

/** What a press does on the places of each card, 10 px apart: 'toggle', 'button', the path of a link, or the markup of a dead one. */
function listPlaces(cards: readonly Element[]): string[][] {
  return cards.map((card) => {
    const places = new Set<string>();
    card.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, right, bottom } = card.getBoundingClientRect();
    // Its corners are round.
    for (let y = top + 5; y < bottom - 5; y += 10)
      for (let x = left + 5; x < right - 5; x += 10) {
        const element = document.elementFromPoint(x, y);
        const link = element?.closest('a');
        const control = element?.closest('label')?.control ?? element?.closest('button');
        if (link) places.add(link.pathname);
        else if (control) places.add(control.hasAttribute('aria-expanded') ? 'toggle' : 'button');
        else places.add(`dead: ${element?.outerHTML.slice(0, 80)}`);
      }
    return [...places];
  });
}

test('A service shows 167 letters and an ellipsis until Ver mas is pressed', async ({ page }) => {
  test.slow();
  for (const service of services) {
    const card = page.getByRole('article', { name: service.name, exact: true });
    const text = card.getByRole('paragraph');
    await expect(text).toHaveText(`${letters(service.description, 0, 167).trimEnd()}…`, { useInnerText: true });
    await card.getByRole('button', { name: 'Ver mas', exact: true }).click();
    await expect(text).toHaveText(service.description, { useInnerText: true });
    await card.getByRole('button', { name: 'Ver menos', exact: true, expanded: true }).click();
    await expect(text).toHaveText(`${letters(service.description, 0, 167).trimEnd()}…`, { useInnerText: true });
    await expect(card.getByRole('button', { name: 'Ver mas', exact: true, expanded: false })).toBeVisible();
  }
});
