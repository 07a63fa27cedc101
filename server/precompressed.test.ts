/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHeaders, type PageServer, startPageServer } from '@/e2e/support/page-server';
import { sendPrecompressed } from './precompressed';

let server: PageServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(folder, 'static/chunks'), { recursive: true });
  for (const name of ['a.js', 'a.js.br', 'a.css', 'a.css.br', 'small.js'])
    await writeFile(join(folder, 'static/chunks', name), '');
  server = await startPageServer();
  const send = sendPrecompressed(folder);
  server.answerBy((response, request) =>
    send(request, response, () => void response.setHeader('X-Url', request.url ?? '').end()),
  );
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function ask(path: string, accepted = 'gzip, deflate, br') {
  const response = await server.ask(path, { method: 'HEAD', headers: { 'Accept-Encoding': accepted } });
  return getHeaders(response, 'x-url', 'content-encoding', 'vary');
}

test('The Brotli copy of a script or style sheet is sent to who takes it, with the type of the original', async () => {
  expect(await ask('/_next/static/chunks/a.js')).toEqual(['/_next/static/chunks/a.js.br', 'br', 'Accept-Encoding']);
  expect(await ask('/_next/static/chunks/a.css?dpl=1')).toEqual([
    '/_next/static/chunks/a.css.br?dpl=1',
    'br',
    'Accept-Encoding',
  ]);
  const { headers } = await server.ask('/_next/static/chunks/a.js', { headers: { 'Accept-Encoding': 'br' } });
  expect(headers.get('content-type')).toBe('application/javascript; charset=UTF-8');
});

test.each(['gzip', 'br;q=0, gzip', 'identity'])(
  'Who asks for %s gets the original, and caches are told',
  async (accepted) => {
    const path = '/_next/static/chunks/a.js';
    expect(await ask(path, accepted)).toEqual([path, null, 'Accept-Encoding']);
  },
);

test('A piece is cut from the original', async () => {
  const headers = { 'Accept-Encoding': 'br', Range: 'bytes=0-9' };
  const response = await server.ask('/_next/static/chunks/a.js', { headers });
  expect(getHeaders(response, 'x-url', 'content-encoding')).toEqual(['/_next/static/chunks/a.js', null]);
});

test.each(['/_next/static/chunks/small.js', '/_next/static/chunks/none.js', '/chunks/a.js'])(
  '%s, which has no copy, is left alone',
  async (path) => {
    expect(await ask(path)).toEqual([path, null, null]);
  },
);
