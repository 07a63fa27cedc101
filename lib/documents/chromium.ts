import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';

/** Of a Chromium without a screen that keeps to itself. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

const DEBIAN_PATH = '/usr/bin/chromium';

/** How a Chromium without a screen is started: that of CHROMIUM_PATH, else Playwright's own, else Debian's. */
export function getLaunchOptions(): LaunchOptions {
  const hasOwn = existsSync(chromium.executablePath());
  const executablePath = process.env.CHROMIUM_PATH || (hasOwn ? '' : DEBIAN_PATH);
  return { args: [...CHROMIUM_FLAGS], ...(executablePath && { executablePath }) };
}

/** Prints a whole HTML document to a tagged A4 PDF with bookmarks. */
export async function printPdf(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}
