/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMessages, storeMessages } from '@/e2e/support/run-messages';
import { getReference } from '../reference';

let folder: string;
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'number-'));
  url = `file:${folder}/site.db`;
});

afterEach(() => rm(folder, { recursive: true }));

const run = (...options: string[]) => runMessages(url, ...options);
const getTexts = (rows: readonly Record<string, unknown>[]) => rows.map(({ description }) => description);

test('--number finds one message as its number is dictated, typed or written', async () => {
  await storeMessages(url, [{ description: 'una' }, { description: 'dos' }, { description: 'tres' }]);
  const number = getReference('contact:00000001abcdef');
  const find = async (...text: string[]) => getTexts(JSON.parse((await run('--json', '--number', ...text)).out));
  for (const text of [number, number.replace(/\D/g, ''), number.replace('-', '')])
    expect(await find(text)).toEqual(['dos']);
  expect(await find(...number.split(' '))).toEqual(['dos']);
  expect(await find(getReference('contact:99999999abcdef'))).toEqual([]);
  expect((await run('--number', number)).out).toContain(number);
});
