import { serviceGroups } from '@/content/service-groups';
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
    await expect(links).toHaveText([service.name, `Cotizar ${service.name}`]);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', productAddress(service));
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

test('All of a service card leads to its page; what can be pressed on it does what it says', async ({ page }) => {
  const [service] = services;
  if (!service) throw new Error('there are no services');
  const card = page.getByRole('article', { name: service.name, exact: true });
  await card.getByRole('button', { name: 'Ver mas' }).click();
  await expect(card.getByRole('button', { name: 'Ver menos' })).toBeVisible();
  await card.getByRole('button', { name: /^Agregar a la lista/ }).click();
  await expect(card.getByRole('button', { name: /^En la lista/ })).toBeVisible();
  await expect(page).toHaveURL('/');
  // What lies above the words is the link.
  await card.getByRole('paragraph').click({ force: true });
  await expect(page).toHaveURL(productAddress(service));
});

test('A service shows 167 letters and an ellipsis until Ver mas is pressed', async ({ page }) => {
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

test('On a phone at most the first scene comes before the visitor scrolls, and all are of the small width', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const getScenes = () => [...asked].filter((path) => path.startsWith('/images/services/'));
  const scenes = serviceGroups.flatMap((group) => group.scenes);
  const [first, ...others] = scenes.map((scene) => scene.replace('800.webp', '400.avif'));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  // Browsers decide what to fetch with the frames that they draw.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  expect(getScenes().filter((path) => path !== first)).toEqual([]);
  for (const { key } of serviceGroups) await page.locator(`#servicios-${key}`).scrollIntoViewIfNeeded();
  await expect.poll(() => getScenes().sort()).toEqual([first, ...others].sort());
});
