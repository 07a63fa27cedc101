/** @jest-environment node */
import { type Embedded, type FaultServer, openEmbedded, startFaultServer } from '@/e2e/support/backend';
import { runCommand } from '@/e2e/support/database';
import { network } from '@/lib/backend/network';
import { log } from '@/lib/log';
import { checkBackend } from './check-backend';

let embedded: Embedded;
let server: FaultServer;
/** What the backend's answer becomes. */
let spoil: (answer: Response, request: Request) => Response | Promise<Response>;

beforeAll(async () => {
  embedded = await openEmbedded(async (handler) => {
    server = await startFaultServer(async (request) => spoil(await handler(request), request));
    return { base: server.url, fetch: network, close: server.close };
  });
});

afterAll(() => embedded.close());

beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation();
  server.set('none');
  spoil = (answer) => answer;
});

const check = () => checkBackend(server.url, `${server.url}/storage/docs`);

/** The calls with a fault, and what came. */
async function getFaults(): Promise<Record<string, string>> {
  const rows = await check();
  return Object.fromEntries(rows.filter(({ verdict }) => verdict === 'FAULT').map(({ call, came }) => [call, came]));
}

it('asks a person to look where a policy is no PDF', async () => {
  const pdfs = (await check()).filter(({ expected }) => expected === 'a PDF');
  expect(pdfs.length).toBeGreaterThan(0);
  for (const row of pdfs) expect(row).toMatchObject({ came: expect.stringMatching(/^status 404,/), verdict: 'look' });
});

it('finds nothing wrong with the embedded backend, and sends it nothing', async () => {
  expect(await getFaults()).toEqual({});
  expect(new Set(server.received.map(({ method }) => method))).toEqual(new Set(['GET']));
});

/** Changes every answer's JSON as text. */
const replacing = (from: RegExp, to: string) => async (answer: Response) =>
  new Response((await answer.text()).replace(from, to), { status: answer.status });

const SEARCH = '/products?page=1&limit=50&q=';
const documents = '"registro_sanitario":null,"documents":[{"type":"manual","url":"javascript:x"}]';

it.each<[string, typeof spoil, Record<string, unknown>]>([
  ['ids of another form', replacing(/"id":(\d+)/g, '"id":"BM-$1"'), { 'category: id': '8 of 8 not so (text)' }],
  [
    'pictures of another host',
    replacing(/"\/images\//g, '"https://cdn.example/'),
    { 'product: image_sm': expect.stringMatching(/not so \(text\)/) },
  ],
  [
    'an optional field of another shape',
    replacing(/"registro_sanitario":null/g, documents),
    { 'product: documents': expect.stringContaining('not so (list)') },
  ],
  [
    'an answer for what does not exist',
    (answer) => (answer.status === 404 ? Response.json([{ id: 1, name: 'x' }]) : answer),
    { '/product/999999999999999999': 'an answer', '/category/999999999999999999': 'an answer' },
  ],
  [
    'empty lists',
    (answer) => (answer.ok ? Response.json([]) : answer),
    { '/categories/PRODUCT': '0', '/products?page=1&limit=100': '0' },
  ],
  [
    'the same results for every search, more than were asked for',
    (answer, { url }) => (url.includes('q=') ? Response.json(Array(51).fill({ id: 1, name: 'x' })) : answer),
    { [`${SEARCH}qzxwvqzxwv`]: '51', [`${SEARCH}100%25%20%22%C3%B1%22%20%26%20%2B'%23%3F%2F`]: '51' },
  ],
])('finds a backend with %s', async (_, spoiling, expected) => {
  spoil = spoiling;
  expect(await getFaults()).toMatchObject(expected);
});

it('is a command that prints the table and ends with 0 or 1', async () => {
  const run = () => runCommand('backend-check', [server.url]);
  const good = await run();
  expect([good.code, good.out]).toEqual([0, expect.stringContaining('0 with faults')]);
  expect(good.out.split('\n')[0]).toMatch(/^CALL +EXPECTED +CAME +VERDICT$/);
  server.set('html');
  const bad = await run();
  expect([bad.code, bad.out]).toEqual([1, expect.stringMatching(/body: text \(expected: JSON\) +FAULT/)]);
});
