/** @jest-environment node */
import { readFileSync } from 'node:fs';

type Entry = {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

test('the lock file has the ready-made programs of every system, and names no registry', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(optional.filter((name) => !names.has(name))).toEqual([]);
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('the newest version of CHANGELOG.md is that of the package and of the lock file', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+), \d{4}-\d\d-\d\d$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Entry & { packages: Record<string, Entry> };
  const lock = read('package-lock.json');
  expect([read('package.json').version, lock.version, lock.packages['']?.version]).toEqual([newest, newest, newest]);
});
