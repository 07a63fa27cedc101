/** @jest-environment node */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { LEAST_NODE } from '@/lib/process/check-node.mjs';
import { engines, version } from '@/package.json';
import { commands } from './commands.mjs';

type Entry = {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const { packages, version: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>;
  readonly version: string;
};

test('The image has the Node of .nvmrc, and the start refuses one that is older than what package.json asks for', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const image = `node:${readFileSync('.nvmrc', 'utf8').trim()}-slim`;
  expect(/^ARG NODE_IMAGE=(\S+)/m.exec(dockerfile)?.[1]).toBe(image);
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name);
  expect(new Set(images)).toEqual(new Set(['$NODE_IMAGE']));
  expect(engines.node).toBe(`>=${LEAST_NODE.join('.')}`);
});

test('The lock file has the ready-made programs of every system, and names no registry', () => {
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(optional.filter((name) => !names.has(name))).toEqual([]);
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('The newest version of CHANGELOG.md is that of the package and of the lock file', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+), \d{4}-\d\d-\d\d$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect([version, locked, packages['']?.version]).toEqual([newest, newest, newest]);
});

// Their own tests run them compiled, as a host does.
test.each(commands)('npm run $name starts from the sources of a clone, and explains itself', async (command) => {
  const args = ['--import', 'tsx', command.source, '--help'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toMatch(new RegExp(`^npm run (--silent )?${command.name}\\s`));
});

describe('before the start', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'check-start-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Runs the check in the folder; gives its exit status and what it said. */
  const run = (args: readonly string[], options: readonly string[] = []) => {
    const all = [...options, resolve('deploy/check.mjs'), ...args];
    const { status, stderr } = spawnSync(process.execPath, all, { cwd: folder });
    return [status, String(stderr)];
  };

  /** A file that was changed so many seconds ago. */
  const make = async (name: string, secondsAgo = 0) => {
    const file = join(folder, name);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, '{}');
    const time = Date.now() / 1_000 - secondsAgo;
    await utimes(file, time, time);
  };

  it('packages that are missing, and an older Node, are one line with the cure', async () => {
    expect(run([])).toEqual([1, 'The packages are missing: run npm ci\n']);
    await make('node_modules/next/package.json');
    expect(run([])).toEqual([0, '']);
    const old = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.18.9'}})";
    const said = expect.stringMatching(/^Node 20\.18\.9 is too old: .*\n$/);
    expect(run([], ['--import', old])).toEqual([1, said]);
  });

  it('a build that is older than a source or the lock file is said, with the command', async () => {
    for (const name of ['app/page.tsx', 'package-lock.json', 'node_modules/next/package.json']) await make(name, 60);
    await make('.next/BUILD_ID', 30);
    await make('app/page.test.tsx');
    expect(run(['--start'])).toEqual([0, '']);
    for (const name of ['app/page.tsx', 'package-lock.json']) {
      await make(name);
      const said = expect.stringMatching(`^The build is older than ${name}: run npm run build`);
      expect(run(['--start'])).toEqual([0, said]);
      await make(name, 60);
    }
  });
});
