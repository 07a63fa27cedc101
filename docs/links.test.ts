/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDERS = ['app', 'components', 'content', 'deploy', 'docs', 'e2e', 'lib', 'public', 'server', 'styles'];
const FILE_IN_CODE_SPAN = new RegExp(`\`((?:${FOLDERS.join('|')})/[^\\s\`*{…]*\\.[a-z]+)\``, 'g');
const LINK = /\]\((?![a-z]+:)([^)\s]+)\)/g;
const DOCUMENT_IN_COMMENT = /\b(docs\/[\w/-]+\.md(?:#[\w-]+)?)/g;

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const AT_THE_TOP = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];
const documents = [...AT_THE_TOP, ...listFiles('docs').filter((file) => file.endsWith('.md'))];
const sources = [
  ...FOLDERS.flatMap(listFiles).filter((file) => /\.(?:tsx?|mjs|scss|conf|yaml|service)$/.test(file)),
  ...['next.config.mjs', 'instrumentation.ts', 'Dockerfile', '.env.example'],
];
const read = (file: string) => readFileSync(file, 'utf8');
const readWithoutExamples = (file: string) => read(file).replace(/^```[\s\S]*?^```/gm, '');

/** The names by which GitHub links to the headings of a document; the same words again get a number. */
function getAnchors(document: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of readWithoutExamples(document).matchAll(/^#+ (.+)$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    let unique = anchor;
    for (let copy = 1; anchors.has(unique); copy++) unique = `${anchor}-${copy}`;
    anchors.add(unique);
  }
  return anchors;
}

/** What `pattern` finds in `text` that leads nowhere; `resolve` makes a path of the repository of a link's path ('': the document itself). */
function findBroken(text: string, pattern: RegExp, resolve = (path: string) => path): string[] {
  const targets = [...text.matchAll(pattern)].map(([, target = '']) => target);
  return targets.filter((target) => {
    const [path = '', anchor] = target.split('#', 2);
    const file = resolve(decodeURIComponent(path));
    return !existsSync(file) || (anchor !== undefined && !getAnchors(file).has(anchor));
  });
}

test.each(documents)('The links of %s lead to files and headings that exist', (document) => {
  const resolve = (path: string) => (path === '' ? document : join(dirname(document), path));
  expect(findBroken(readWithoutExamples(document), LINK, resolve)).toEqual([]);
});

test.each(documents)('The files that %s names exist', (document) => {
  expect(findBroken(readWithoutExamples(document), FILE_IN_CODE_SPAN)).toEqual([]);
});

test('The documents that comments name exist, and have the heading', () => {
  const broken = sources.map((file) => ({ file, broken: findBroken(read(file), DOCUMENT_IN_COMMENT) }));
  expect(broken.filter((one) => one.broken.length > 0)).toEqual([]);
});

test('Every variable of .env.example is in docs/configuration.md', () => {
  const names = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  const listed = read('docs/configuration.md');
  expect(names.filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
});
