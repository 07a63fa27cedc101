import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HEAD_SCRIPT, PAYLOAD_SEAM, SCRIPT_SEAM, START_SCRIPT_END } from '@/server/cache/html';

// server/cache/html.ts looks for these marks in the framework's markup; the test names the one that is gone.
const read = () => readFile(join('.next', 'server/app/contacto.html'), 'utf8');

test('The build writes the scripts of the head in the form that deferScripts looks for', async () => {
  expect((await read()).split('</head>')[0]?.match(HEAD_SCRIPT)?.length).toBeGreaterThan(1);
});

test('The build ends the script that starts the page in the form that deferScripts looks for', async () => {
  expect((await read()).split(START_SCRIPT_END)).toHaveLength(2);
});

test('The build writes the payload as scripts in a row, with the seam that mergeInlineScripts looks for', async () => {
  expect((await read()).split(SCRIPT_SEAM).length).toBeGreaterThan(2);
});

test('The build parts the payload in the form that mergeInlineScripts joins', async () => {
  expect((await read()).split(PAYLOAD_SEAM).length).toBeGreaterThan(2);
});
