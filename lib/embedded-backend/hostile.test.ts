/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeHostileFiles } from '@/e2e/support/catalogue';
import { runCommand } from '@/e2e/support/database';

const HEAP_MB = 256;
/** Of the whole process; the command takes 100 to refuse an empty file. */
const MAX_RSS_MB = 400;
const REPORT = "process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))";
const NODE_OPTIONS = [`--max-old-space-size=${HEAP_MB}`, '--import', `data:text/javascript,${REPORT}`];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biomedica-hostile-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs the import on a file of `bytes`, with a database that is not there yet. */
async function run(name: string, bytes: Uint8Array) {
  const [file, database] = [join(folder, name), join(folder, `${name}.db`)];
  await writeFile(file, bytes);
  const environment = { DATABASE_URL: `file:${database}` };
  const { code, err } = await runCommand('catalogue-import', [file, '--fill-merged'], environment, NODE_OPTIONS);
  const [, peak = 'none'] = /^peak (\d+)$/m.exec(err) ?? [];
  return { code, err, peak: Number(peak) / 1024, isLoaded: existsSync(database) };
}

test('hostile files end with a clear error, in bounded memory, and nothing is loaded', async () => {
  const files = await makeHostileFiles();
  for (const [name, bytes, error] of files) {
    const { code, err, peak, isLoaded } = await run(name, bytes);
    expect([name, code, isLoaded]).toEqual([name, 1, false]);
    expect(`${name}: ${err}`).toContain(error);
    expect([name, peak < MAX_RSS_MB]).toEqual([name, true]);
  }
}, 300_000);
