import { type Browser, chromium, type Page } from '@playwright/test';

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

/** Starts the Chromium of CHROMIUM_PATH (or the system's), kept from calling home. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS],
  });
}

/** Prints a whole HTML document to a tagged A4 PDF with bookmarks. */
export async function printPdf(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}
