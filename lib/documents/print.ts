import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { getLaunchOptions, printPdf } from './chromium';
import { isSamePdf, printables } from './documents';

/** Largest PDF that may be published, in bytes: it must open at once on a slow phone. */
const maxBytes = 300_000;

/** Prints every document of the site below public/, keeps those that did not change, and throws when one is too heavy. */
async function printAll(): Promise<void> {
  const browser = await chromium.launch(getLaunchOptions('whole'));
  try {
    const page = await browser.newPage();
    for (const { path, html } of printables()) {
      const pdf = await printPdf(page, await html());
      if (pdf.length > maxBytes) throw new Error(`${path} has ${pdf.length} bytes; at most ${maxBytes} are published`);
      process.stdout.write(`${path} ${Math.round(pdf.length / 1000)} KB${save(path, pdf) ? '' : ', unchanged'}\n`);
    }
  } finally {
    await browser.close();
  }
}

function save(path: string, pdf: Buffer): boolean {
  const file = join(process.cwd(), 'public', path);
  if (existsSync(file) && isSamePdf(readFileSync(file), pdf)) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pdf);
  return true;
}

await printAll();
