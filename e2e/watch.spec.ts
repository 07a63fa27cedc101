import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from './support/site';

// What the unit and the image start: deploy/watch.mjs with a server below it that misbehaves.
test.describe.configure({ timeout: 120_000 });

/** Says 'asked' at each question; leaves as many of them unanswered as its argument says; freezes at /freeze, as an endless loop does. */
const SERVER = `
  const { createServer } = require('node:http');
  let unanswered = Number(process.argv[2]);
  createServer(({ url }, response) => {
    if (url === '/freeze') return response.end(() => { for (;;); });
    console.log('asked for ' + url);
    if (unanswered-- <= 0) response.end();
  }).listen(process.env.PORT, '127.0.0.1');
  process.on('SIGTERM', () => process.exit(143));
  console.log('pid ' + process.pid);
`;

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watch-'));
  await writeFile(join(folder, 'server.cjs'), SERVER);
});
test.afterAll(() => rm(folder, { recursive: true }));

async function watched(unanswered: number) {
  const port = await freePort();
  const args = ['deploy/watch.mjs', '--max-old-space-size=50', join(folder, 'server.cjs'), String(unanswered)];
  const env = { ...process.env, PORT: String(port), HOSTNAME: '127.0.0.1', WATCH_EVERY_MS: '1000' };
  const watch: ChildProcess = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(watch, 'exit').then(([code]) => code as number | null);
  let output = '';
  watch.stdout?.on('data', (data) => {
    output += String(data);
  });
  const timesAsked = () => output.match(/asked for \/api\/health/g)?.length ?? 0;
  const isAlive = () => {
    try {
      return process.kill(Number(/pid (\d+)/.exec(output)?.[1]), 0);
    } catch {
      return false;
    }
  };
  return { watch, ended, timesAsked, isAlive, output: () => output, url: `http://127.0.0.1:${port}` };
}

test('a site that is frozen is killed, and the one that watches it ends, so that both are started again', async () => {
  const { ended, timesAsked, isAlive, output, url } = await watched(0);
  await expect.poll(timesAsked, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(isAlive()).toBe(true);
  await fetch(`${url}/freeze`);
  expect(await ended).toBe(137);
  expect(isAlive()).toBe(false);
  expect(output()).toContain('the site does not answer');
});

test('two answers that do not come are no reason; SIGTERM is passed on, and the code of the site is the code', async () => {
  const { watch, ended, timesAsked, isAlive } = await watched(2);
  await expect.poll(timesAsked, { timeout: 60_000 }).toBe(4);
  expect(isAlive()).toBe(true);
  watch.kill('SIGTERM');
  expect([await ended, isAlive()]).toEqual([143, false]);
});
