/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Graph = Readonly<Record<string, readonly string[]>>;

const IMPORT = /(?:from|import)\s*\(?\s*'((?:@\/|\.)[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** What each file of `folder` imports of the site, types too; tests may import anything. */
function readImports(folder: string): Graph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  return Object.fromEntries(files.map((name) => [join(folder, name), findImports(join(folder, name))]));
}

function findImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, name = '']) => {
    const path = name.startsWith('@/') ? name.slice(2) : join(dirname(file), name);
    const found = ENDINGS.map((ending) => path + ending).find((one) => existsSync(one) && statSync(one).isFile());
    return found ? [found] : [];
  });
}

/** The first way from a node back to itself. */
function findCircle(graph: Graph): readonly string[] | null {
  const done = new Set<string>();
  const visit = (node: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of graph[node] ?? []) {
      const circle = visit(next, [...way, node]);
      if (circle) return circle;
    }
    done.add(node);
    return null;
  };
  for (const node of Object.keys(graph)) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return null;
}

/** 'lib/forms' for all below it, and each loose file by itself. */
const toFolder = (file: string) => file.split('/').slice(0, 2).join('/');

/** The same graph between folders. A file that imports nothing of lib/, such as a table, may be read by all. */
function toFolders(files: Graph): Graph {
  const folders: Record<string, string[]> = {};
  for (const [file, imports] of Object.entries(files)) {
    const others = imports.filter((one) => files[one]?.length && toFolder(one) !== toFolder(file));
    folders[toFolder(file)] = [...(folders[toFolder(file)] ?? []), ...others.map(toFolder)];
  }
  return folders;
}

const lib = readImports('lib');

test('No file and no folder of lib/ imports itself by way of others', () => {
  expect(findCircle({ 'lib/a': ['lib/b'], 'lib/b': ['lib/a'] })).toEqual(['lib/a', 'lib/b', 'lib/a']);
  expect(findCircle(lib)).toBeNull();
  expect(findCircle(toFolders(lib))).toBeNull();
});

test('Components read no environment, and nor does what they import', () => {
  const files = { ...lib, ...readImports('components') };
  const reached = new Set(Object.keys(files).filter((file) => file.startsWith('components/')));
  for (const file of reached) for (const one of files[file] ?? []) reached.add(one);
  expect(reached).toContain('lib/catalogue/pictures.ts');
  expect(reached).not.toContain('lib/env.ts');
});
