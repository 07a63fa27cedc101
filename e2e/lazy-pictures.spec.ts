import { serviceGroups } from '@/content/service-groups';
import { expect, test } from './support/fixtures';

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
