/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from '@/e2e/support/requests';
import { sendPrecompressed } from './compression';

const SCRIPT = '/_next/static/chunks/a.js';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(folder, 'static/chunks'), { recursive: true });
  for (const name of ['a.js', 'a.js.br', 'small.js']) await writeFile(join(folder, 'static/chunks', name), '');
});

afterAll(() => rm(folder, { recursive: true }));

test.each([
  [SCRIPT, { 'accept-encoding': 'gzip, deflate, br' }, `${SCRIPT}.br`, 'br'],
  [`${SCRIPT}?dpl=1`, { 'accept-encoding': 'br' }, `${SCRIPT}.br?dpl=1`, 'br'],
  [SCRIPT, { 'accept-encoding': 'br;q=0, gzip' }, SCRIPT, undefined],
  [SCRIPT, { 'accept-encoding': 'br', range: 'bytes=0-9' }, SCRIPT, undefined],
  ['/_next/static/chunks/small.js', { 'accept-encoding': 'br' }, '/_next/static/chunks/small.js', undefined],
])('%s is sent to who asks with %j from %s', async (url, headers, expected, encoding) => {
  const { request, response, isPassed } = await runStep(sendPrecompressed(folder), url, { headers });
  expect([request.url, response.getHeader('content-encoding'), isPassed]).toEqual([expected, encoding, true]);
  expect(response.getHeader('vary')).toBe(url.includes('a.js') ? 'Accept-Encoding' : undefined);
});
