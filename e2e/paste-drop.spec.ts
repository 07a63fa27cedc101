import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { expect, test } from './support/fixtures';

const area = (page: Page) => page.getByRole('textbox', { name: /Su lista/ });

/** Drops a file on the choice of files, as a hand with a mouse does. */
async function drop(page: Page, testInfo: TestInfo, name: string, content: Buffer): Promise<void> {
  const path = testInfo.outputPath(name);
  await writeFile(path, content);
  const choice = page.getByLabel('o elija un archivo de Excel o CSV');
  await choice.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await choice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
  await session.detach();
}

test('a spreadsheet or CSV that is dropped on the choice is read like one that is chosen', async ({
  page,
}, testInfo) => {
  await page.goto('/cotizacion');
  const rows = [['Descripción', 'Cantidad'].map((value) => ({ value })), [{ value: 'Monitor MV-12' }, { value: 3 }]];
  await drop(page, testInfo, 'lista.xlsx', await writeXlsxFile(rows).toBuffer());
  await expect(area(page)).toHaveValue('Descripción\tCantidad\nMonitor MV-12\t3');
  await area(page).fill('');
  await drop(page, testInfo, 'lista.csv', Buffer.from('Báscula;2\n'));
  await expect(area(page)).toHaveValue('Báscula\t2');
});

test('the reader of files comes with the first one, and not before', async ({ page }, testInfo) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await page.goto('/cotizacion');
  await area(page).focus();
  await page.waitForLoadState('networkidle');
  const hasReader = () => scripts.some((text) => text.includes('sharedStrings'));
  expect([scripts.length > 0, hasReader()]).toEqual([true, false]);
  await drop(page, testInfo, 'lista.csv', Buffer.from('Báscula;2\n'));
  await expect.poll(hasReader).toBe(true);
});
