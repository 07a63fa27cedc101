/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@/e2e/support/run-command';
import { openDatabase } from '@/lib/embedded-backend/database';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biomedica-check-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs the command on a database of the folder. */
function run(name: string, ...options: string[]) {
  return runCommand('check-catalogue', options, { DATABASE_URL: `file:${join(folder, name)}` });
}

describe('npm run check:catalogue', () => {
  it('ends with 1 and a table, and with all findings in a new file, where something is missing', async () => {
    (await openDatabase(`file:${join(folder, 'sample.db')}`)).close();
    const file = join(folder, 'findings.csv');
    const { code, out } = await run('sample.db', '--csv', file);
    expect(code).toBe(1);
    expect(out).toMatch(
      /^ID +CODE +NAME[\s\S]*60 products and services, with findings: document \d+, registration 48\.\n/,
    );
    const written = await readFile(file, 'utf8');
    expect(written.trim().split('\n').length).toBe(out.split('\n').filter((line) => / none$/.test(line)).length + 1);
    const again = await run('sample.db', '--csv', file);
    expect([again.code, again.err]).toEqual([1, `${file} is there already: nothing was written\n`]);
  });

  it('ends with 0 where nothing is missing but what is skipped', async () => {
    const { code, out } = await run('sample.db', '--skip', 'registration,document');
    expect([code, out]).toEqual([0, '60 products and services, with findings: none.\n']);
  });

  it('says what it does, which subjects there are, and that there is no database', async () => {
    expect(await run('no.db', '--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Exit status: 0 when'),
    });
    expect(await run('no.db', '--skip', 'foto')).toMatchObject({
      code: 2,
      out: expect.stringContaining('no subject foto'),
    });
    expect(await run('no.db')).toMatchObject({ code: 1, err: expect.stringContaining('There is no database') });
    expect(existsSync(join(folder, 'no.db'))).toBe(false);
  });
});
