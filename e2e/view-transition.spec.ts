import type { Page } from '@playwright/test';
import { toSearchPath } from '@/lib/routes';
import { expect, test } from './support/fixtures';
import { ofOtherBrand } from './support/samples';

type Moves = { readonly moves: string[][] };

const { id, name } = ofOtherBrand;
const picture = `producto-${id}`;

/** Notes for each view transition of the page which groups move in it. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: string[][] = [];
    Object.assign(window, { moves });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const isMove = ({ effect }: Animation) => Number(effect?.getComputedTiming().duration) > 0;
      const toGroup = ({ effect }: Animation) => (effect as KeyframeEffect).pseudoElement ?? '';
      const note = () =>
        moves.push([...new Set(document.getAnimations().filter(isMove).map(toGroup).filter(Boolean))].sort());
      transition.ready.then(note, () => moves.push(['none']));
      return transition;
    };
  });
}

const getMoves = (page: Page) => page.evaluate(() => (window as unknown as Moves).moves);

async function openProduct(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: `Cotizar ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('The picture of a featured product moves to its place on the page of the product, and nothing else moves', async ({
  page,
}) => {
  await noteTransitions(page);
  await openProduct(page);
  const pieces = ['group', 'new', 'old'].map((piece) => `::view-transition-${piece}(${picture})`);
  await expect.poll(() => getMoves(page)).toEqual([pieces]);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Contacto', exact: true }).first().click();
  await expect(page).toHaveURL('/contacto');
  expect(await getMoves(page)).toHaveLength(1);
});

test('The picture of a card in a list moves so too', async ({ page }) => {
  await noteTransitions(page);
  await page.goto(toSearchPath(name));
  await page.getByRole('link', { name: `Cotizar ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const pieces = ['group', 'new', 'old'].map((piece) => `::view-transition-${piece}(${picture})`);
  await expect.poll(() => getMoves(page)).toEqual([pieces]);
});

test('Nothing moves for who prefers stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await noteTransitions(page);
  await openProduct(page);
  await expect.poll(() => getMoves(page)).toEqual([[]]);
});

test('A browser without view transitions opens the page of the product', async ({ page }) => {
  await page.addInitScript(() => Object.assign(document, { startViewTransition: undefined }));
  await openProduct(page);
});
