/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-start-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs a check of deploy/ in the folder; gives its exit status and what it said. */
function run(name: string, args: readonly string[] = []) {
  const { status, stderr } = spawnSync(process.execPath, [...args, resolve('deploy', name)], { cwd: folder });
  return [status, String(stderr)];
}

/** A file that was changed so many seconds ago. */
async function make(name: string, secondsAgo = 0) {
  const file = join(folder, name);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, '{}');
  const time = Date.now() / 1_000 - secondsAgo;
  await utimes(file, time, time);
}

test('packages that are missing are one line with the cure', async () => {
  expect(run('check-machine.mjs')).toEqual([1, 'The packages are missing: run npm ci\n']);
  await make('node_modules/next/package.json');
  expect(run('check-machine.mjs')).toEqual([0, '']);
});

test('an older Node is one line, before anything else', () => {
  const old = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.18.9'}})";
  expect(run('check-machine.mjs', ['--import', old])).toEqual([
    1,
    expect.stringMatching(/^Node 20\.18\.9 is too old: .*\n$/),
  ]);
});

test('a build that is older than a source or the lock file is said, with the command', async () => {
  await make('app/page.tsx', 60);
  await make('package-lock.json', 60);
  await make('.next/BUILD_ID', 30);
  await make('app/page.test.tsx');
  expect(run('check-build.mjs')).toEqual([0, '']);
  for (const name of ['app/page.tsx', 'package-lock.json']) {
    await make(name);
    expect(run('check-build.mjs')).toEqual([
      0,
      expect.stringMatching(`^The build is older than ${name}: run npm run build`),
    ]);
    await make(name, 60);
  }
});
