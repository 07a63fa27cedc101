// npm run bench -- screenshots: takes the pictures of the README again, of the finished build.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { getLaunchOptions, serve } from '../support/site';

const PICTURES = [
  { name: 'home-1280', path: '/', width: 1280, height: 900 },
  { name: 'product-1280', path: '/producto/-/201', width: 1280, height: 900 },
  { name: 'home-360', path: '/', width: 360, height: 740 },
] as const;

const folder = await mkdtemp(join(tmpdir(), 'screenshots-'));
const site = await serve({ DATABASE_URL: `file:${folder}/site.db` });
const browser = await chromium.launch(getLaunchOptions('whole'));
for (const { name, path, width, height } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `e2e/screenshots/${name}.png` });
  console.log(`e2e/screenshots/${name}.png`);
  await page.close();
}
await browser.close();
await site.stop();
await rm(folder, { recursive: true });
