/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFaults, formatReport, getPageHeaders } from './report';
import { readVercelOutput } from './vercel-output';

const REQUIRED = { 'X-Frame-Options': 'DENY' };
const MADE = { fallback: { fsPath: 'x.html' } };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vercel-output-'));
  write('.next/app-path-routes-manifest.json', {
    '/page': '/',
    '/producto/[id]/page': '/producto/[id]',
    '/api/contact/route': '/api/contact',
  });
  writeRoutes([{ src: '^(?:/(.*))?$', headers: REQUIRED, continue: true }]);
  write('node_modules/sharp/lib.node', 'x'.repeat(3_000_000));
  writeOutput('functions/api/contact.func/.vc-config.json', {
    filePathMap: { 'node_modules/sharp/lib.node': 'node_modules/sharp/lib.node' },
  });
  symlinkSync('contact.func', join(folder, '.vercel/output/functions/api/health.func'));
  writeOutput('functions/index.prerender-config.json', { ...MADE, initialHeaders: { 'Content-Type': 'text/html' } });
  writeOutput('functions/index.rsc.prerender-config.json', MADE);
  writeOutput('functions/index.segments/_tree.segment.rsc.prerender-config.json', MADE);
  writeOutput('functions/producto/[id].prerender-config.json', { fallback: null });
  writeOutput('functions/producto/101.prerender-config.json', { ...MADE, sourcePath: '/producto/[id]' });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const writeOutput = (name: string, content: unknown) => write(join('.vercel/output', name), content);
const writeRoutes = (routes: unknown) => writeOutput('config.json', { version: 3, routes });
const removeOutput = (name: string) => rmSync(join(folder, '.vercel/output', name));
const faults = () => findFaults(readVercelOutput(folder), REQUIRED);

test('a function is measured with the files that it takes from the project, once for all that lead to it', () => {
  const [found, ...others] = readVercelOutput(folder).functions;
  expect(others).toEqual([]);
  expect(found?.name).toBe('api/contact.func');
  expect(found?.bytes).toBeGreaterThan(3_000_000);
});

test("the router's own data are no pages", () => {
  const { prerenders } = readVercelOutput(folder);
  expect(prerenders.map(({ path }) => path)).toEqual(['/', '/producto/[id]', '/producto/101']);
});

test('a build that is as it should be has no fault', () => {
  expect(faults()).toEqual([]);
});

test('a function above 100 MB is a fault', () => {
  truncateSync(join(folder, 'node_modules/sharp/lib.node'), 100_000_001);
  expect(faults()).toEqual(['The function api/contact.func has 100.0 MB, more than 100.0 MB.']);
});

test('an output without functions is a fault', () => {
  expect(findFaults({ ...readVercelOutput(folder), functions: [] }, REQUIRED)).toEqual(['There is no function.']);
});

test.each([
  ['index', 'The page / is not prerendered.'],
  ['producto/101', 'The build made no page of /producto/[id].'],
  ['producto/[id]', 'Pages of /producto/[id] are not kept once they are made.'],
])('a missing prerender of %s is a fault', (name, sentence) => {
  removeOutput(`functions/${name}.prerender-config.json`);
  expect(faults()).toEqual([sentence]);
});

test('a page whose prerender has no content is not prerendered', () => {
  writeOutput('functions/index.prerender-config.json', { fallback: null });
  expect(faults()).toEqual(['The page / is not prerendered.']);
});

test.each([
  ['no rule sets it', []],
  ['it is another one', [{ src: '/.*', headers: { 'x-frame-options': 'ALLOW' }, continue: true }]],
  ['only the router gets it', [{ src: '/.*', has: [{ type: 'header', key: 'rsc' }], headers: REQUIRED }]],
  ['only a page of an error gets it', [{ handle: 'error' }, { src: '/.*', headers: REQUIRED }]],
])('a header is missing when %s', (_, routes) => {
  writeRoutes(routes);
  expect(faults()).toEqual([
    'X-Frame-Options is missing or has another value on 2 of 2 prerendered pages, / among them.',
  ]);
});

test('the headers of a page are those of its prerender and of the rules that it passes, groups filled in', () => {
  writeRoutes([
    { src: '/producto/(\\d+)', headers: { 'X-Id': '$1' }, continue: true },
    { src: '/producto', headers: { 'X-Whole': 'only' }, continue: true },
    { handle: 'filesystem' },
    { src: '/.*', headers: { 'X-File': 'no' } },
    { handle: 'hit' },
    { src: '/((?!index$).*?)(?:/)?', headers: { 'X-Matched-Path': '/$1' }, continue: true },
  ]);
  const output = readVercelOutput(folder);
  expect([...getPageHeaders(output, '/producto/101')]).toEqual([
    ['x-id', '101'],
    ['x-matched-path', '/producto/101'],
  ]);
  expect(getPageHeaders(output, '/').get('content-type')).toBe('text/html');
});

test('the report names functions, pages and headers', () => {
  const lines = formatReport(readVercelOutput(folder), '/').join('\n');
  for (const part of [
    /3\.0 MB {2}api\/contact\.func\n/,
    /\n {2}\/ +1 prerendered\n/,
    /\/producto\/\[id\] +1 prerendered, others at the first visit/,
    /Headers of \/\n {2}content-type: text\/html\n {2}x-frame-options: DENY/,
  ])
    expect(lines).toMatch(part);
});
