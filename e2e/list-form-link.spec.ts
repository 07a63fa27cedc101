import { expect, sidewaysScroll, test } from './support/fixtures';
import { sampleItems } from './support/samples';

/** As long as a hospital sends it, with free lines. */
const LONG = `/cotizacion/${sampleItems.map(({ id }) => id).join('-')}/x1__silla_de_ruedas___x4__camilla`;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [768, 1024],
      [1024, 768],
      [1280, 800],
    ] as const)
      test(`The way to the form of a long list is in sight wherever the list is scrolled to, at ${width} × ${height}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto(LONG);
        const way = page.getByRole('link', { name: 'Pedir cotización' });
        await expect(way).toHaveCount(1);
        const quantities = page.getByRole('spinbutton');
        const last = (await quantities.count()) - 1;
        expect(last).toBeGreaterThan(20);
        for (const line of [0, Math.round(last / 2), last]) {
          await quantities
            .nth(line)
            .evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
          await expect(way).toBeInViewport({ ratio: 1 });
        }
        expect(await sidewaysScroll(page)).toBe(0);
        await way.click();
        await expect(page.getByRole('heading', { name: 'Cotización', exact: true })).toBeInViewport();
        await expect(page).toHaveURL(/#cotizacion$/);
      });
  });

test('What is written in a line has the room of a phone to itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LONG);
  const way = page.getByRole('link', { name: 'Pedir cotización' });
  await page.getByRole('spinbutton').first().focus();
  await expect(way).toBeHidden();
  await page.getByRole('spinbutton').first().blur();
  await expect(way).toBeVisible();
});
