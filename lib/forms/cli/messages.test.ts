/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { runCommand } from '@/e2e/support/database';
import { forwarded, toMessage } from '@/e2e/support/samples';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createNumber } from '../receipt';
import { openStore } from '../store';

const DAY = Date.UTC(2026, 10, 21, 12);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messages-'));
});

afterEach(() => rm(folder, { recursive: true }));

const getUrl = () => `file:${folder}/site.db`;
const open = () => openStore(getUrl());
/** Runs `npm run messages`. */
const run = (...options: string[]) => runCommand('messages', options, { DATABASE_URL: getUrl() });

/** Puts messages into the outbox, one hour apart from DAY, as they come. */
async function receive(messages: readonly { readonly description?: string; readonly createdAt?: number }[]) {
  const store = await open();
  for (const [index, { description = 'Hola', createdAt = DAY + index * 3_600_000 }] of messages.entries()) {
    const payload = { client_name: `Ana ${index}`, email: 'ana@example.com', phone_number: '300', description };
    const key = `contact:${String(index).padStart(8, '0')}abcdef`;
    await store.add(toMessage({ key, payload, createdAt }), createdAt, 'a key');
  }
  store.close();
}

const getTexts = (rows: readonly Record<string, unknown>[]) => rows.map(({ description }) => description);

/** Texts that a spreadsheet takes for formulas, or a terminal for more than text. */
const awkwardTexts = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  ' \n=1+1',
  '＝1+1',
  'uno,"dos";tres',
  'uno;=1+1; "-1+1"',
  'uno,=1+1, "-1+1"',
  'uno\n=1+1',
  'primera línea\nsegunda línea',
  'primera\rsegunda\u2028tercera\u0085cuarta',
  'al revés \u202Egnp.exe \u001b[2J',
  'Ñandú ☎',
];

/** Messages that a list shows in the order of these texts. */
const newestFirst = (texts: readonly string[]) => texts.toReversed().map((description) => ({ description }));
const list = async (...options: string[]) => JSON.parse((await run('--json', ...options)).out);

test('the JSON is one valid document, with every text as it came and the acceptance of the policy', async () => {
  await receive(newestFirst(awkwardTexts));
  const rows = await list();
  expect(getTexts(rows)).toEqual(awkwardTexts);
  expect(rows.at(-2)).toEqual({
    id: 2,
    received_at: '2026-11-21T13:00:00.000Z',
    reference: createNumber('contact:00000001abcdef', 'a key'),
    kind: 'contact',
    client_name: 'Ana 1',
    email: 'ana@example.com',
    phone_number: '300',
    description: awkwardTexts.at(-2),
    id_product: '',
    product: '',
    quantity: null,
    status: 'pending',
    attempts: 0,
    code: null,
    message: null,
    told: '',
    policy_version: '2026-11',
    policy_accepted_at: '2026-11-21T13:00:00.000Z',
  });
});

test('in the CSV no cell is a formula, and no text makes a row of its own', async () => {
  await receive(newestFirst(awkwardTexts));
  const { out } = await run('--csv');
  const rows: Record<string, string>[] = parse(out, { columns: true, bom: true, delimiter: ';' });
  expect(getTexts(rows)).toEqual([
    "'=1+1",
    "'+1+1",
    "'-1+1",
    "'@SUM(A1)",
    "' =1+1",
    "' =1+1",
    "' \n'=1+1",
    "'＝1+1",
    'uno,"dos";tres',
    `uno;'=1+1;' "-1+1"`,
    'uno,\'=1+1,\' "-1+1"',
    "uno\n'=1+1",
    'primera línea\nsegunda línea',
    'primera segunda tercera cuarta',
    'al revés  gnp.exe  [2J',
    'Ñandú ☎',
  ]);
  expect(out.replace('\uFEFF', '').replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  // Nor is one where cells are parted at another sign and quotation marks within them are letters.
  expect(out.split(/[;,\n]/).filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
});

test('the table has a line for each message or product of a list, and the whole text of one', async () => {
  const store = await open();
  const payload = {
    ...forwarded,
    client_name: 'Ana\n99  forged\u001b[2J\u2028',
    description: `uno\ndos ${'tres '.repeat(20)}`,
  };
  const lines = [
    { id: '101', quantity: 2 },
    { text: 'silla', quantity: 3 },
    { id: '305', quantity: 1 },
  ];
  const added = await store.add(toMessage({ kind: 'quotation', payload, lines, createdAt: DAY }), DAY, 'a key');
  store.close();
  const { number } = added.stored;
  const person = `${number}  Ana 99  forged [2J   ana@example.com  3001234567`;
  const words = 'uno dos tres tres tres tres tres tres tres tres tres tres tr…';
  const { out } = await run();
  expect(out.split('\n')).toEqual([
    `1  2026-11-21T12:00:00.000Z  quotation  pending  attempts 0  code -  ${person}  product 101 x2  ${words}`,
    `2  2026-11-21T12:00:00.000Z  quotation  pending  attempts 0  code -  ${person}  product 305 x1  ${words}`,
    '',
  ]);
  expect((await run('show', ...number.split(' '))).out).toContain('\n  > - 3 × silla\n');
  expect(await list()).toMatchObject([
    { id: 1, reference: number, id_product: '101', quantity: 2 },
    { id: 2, reference: number, id_product: '305', quantity: 1 },
  ]);
});

test('names of products come from the catalogue; --since takes a day or a moment', async () => {
  (await openDatabase(getUrl())).close();
  const store = await open();
  const quotation = toMessage({ kind: 'quotation', payload: { ...forwarded, id_product: '101' }, createdAt: DAY });
  await store.add(quotation, DAY, 'a key');
  await store.add(toMessage({ createdAt: DAY }), DAY, 'a key');
  store.close();
  const [newest, named] = await list('--since', '2026-11-21');
  expect([newest.product, named.product]).toEqual(['', expect.stringMatching(/\w/)]);
  expect(await list('--since', '2026-11-21T08:00:00-05:00')).toEqual([]);
});

test('--pending leaves out what the backend has answered, and retry puts it back', async () => {
  await receive([{ description: 'una' }, { description: 'dos' }, { description: 'tres' }]);
  const store = await open();
  await store.settle(1, 'sent', 200, 'ok');
  await store.settle(2, 'held');
  await store.settle(3, 'unknown');
  store.close();
  expect((await list()).map(({ status }: { status: string }) => status)).toEqual([
    'unknown-outcome',
    'dead-letter',
    'delivered',
  ]);
  const pending = async () => getTexts(await list('--pending'));
  expect(await pending()).toEqual(['tres', 'dos']);
  expect(await run('retry', '1')).toMatchObject({ code: 0, out: 'Message 1 is in the queue again.\n' });
  expect(await pending()).toEqual(['tres', 'dos', 'una']);
  for (const id of ['99', 'e1', '1.5']) expect((await run('retry', id)).code).toBe(1);
});

test('release puts a suspected message, which --pending shows, into the queue', async () => {
  const store = await open();
  const { number } = (await store.add(toMessage({ createdAt: DAY, isSuspected: true }), DAY, 'a key')).stored;
  store.close();
  expect(await list('--pending')).toEqual([expect.objectContaining({ reference: number, status: 'suspected' })]);
  expect(await run('retry', '1')).toMatchObject({ code: 1 });
  expect(await run('release', ...number.split(' '))).toMatchObject({
    code: 0,
    out: `Released: ${number} (1 in the outbox).\n`,
  });
  expect(await list('--pending')).toEqual([expect.objectContaining({ reference: number, status: 'pending' })]);
  expect(await run('release', number)).toMatchObject({ code: 1, out: `No suspected message has ${number}.\n` });
});

const EMAIL = 'Ana.Perez@Example.com';

/** Of Ana one that was given up, one that waits and one that only the embedded backend has, and one of somebody else. */
async function receiveSome(): Promise<void> {
  const store = await open();
  const add = async (name: string, person: object) => {
    const payload = { ...forwarded, description: name, ...person };
    return store.add(toMessage({ key: `contact:${name}`, payload, createdAt: DAY }), DAY, 'a key');
  };
  const { stored } = await add('first', { email: 'ana.perez@example.com' });
  await store.settle(stored.parts[0]?.id ?? 0, 'held');
  await add('second', { email: 'ANA.PEREZ@example.com', phone_number: '573001234567' });
  await add('stranger', { email: 'eva@example.com', phone_number: '3009999999' });
  store.close();
  const database = await openDatabase(getUrl());
  const sql = "INSERT INTO messages (kind, payload, idempotency_key) VALUES ('contact', ?, 'contact:direct')";
  const payload = { ...forwarded, email: 'ana.perez@example.com', description: 'direct' };
  await database.write([{ sql, args: [JSON.stringify(payload)] }]);
  database.close();
}

test.each([EMAIL, '+57 300-123 4567', '3001234567'])(
  '--person %j shows all that is kept of the person',
  async (text) => {
    await receiveSome();
    expect(getTexts(await list('--person', text))).toEqual(['direct', 'second', 'first']);
  },
);

test('--erase erases it, prints a receipt without personal data, and leaves everybody else', async () => {
  await receiveSome();
  const { code, out } = await run('--person', EMAIL, '--erase');
  expect([code, out.split('\n').slice(1)]).toEqual([
    0,
    [
      '       3  form_messages',
      '       3  deliveries',
      '       1  messages',
      '1 of them waited for the backend: they are not sent any more.',
      '',
    ],
  ]);
  expect(out).toMatch(/^Erased at 20\d\d-\S+Z, rows of each table:\n/);
  expect(out).not.toMatch(/ana|perez|300|example/i);
  const [{ reference, description }] = await list();
  expect(description).toBe('stranger');
  expect(await run('--person', EMAIL)).toMatchObject({ code: 0, out: 'No messages.\n' });
  expect((await run('--person', EMAIL, '--erase')).out).toContain('       0  form_messages\n');
  expect((await run('erase', ...reference.split(' '))).out).toContain('       1  form_messages\n');
  expect(await run('erase', reference)).toMatchObject({ code: 1 });
});

test.each([
  [1, ['show', '123456789']],
  [1, ['--since', 'mañana']],
  [1, ['--person', 'Ana']],
  [1, ['--nonsense']],
  [2, ['4821', '7703-4']],
  [2, ['show']],
  [2, ['--erase']],
  [2, ['erase', '--pending']],
  [2, ['--person', EMAIL, '--erase', '--since', '2026-11-21']],
  [2, ['--json', '--csv']],
])('%i: %j is refused in words, and erases nothing', async (expected, options) => {
  await receiveSome();
  const { code, out, err } = await run(...options);
  expect([code, out + err]).toEqual([expected, expect.stringMatching(/\w/)]);
  expect(out + err).not.toMatch(/^\s+at /m);
  expect(await list()).toHaveLength(4);
});

test('a database that is not there is an error with its path, and none is made; an empty one is none', async () => {
  const { code, out, err } = await run();
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(getUrl().slice('file:'.length));
  expect(existsSync(getUrl().slice('file:'.length))).toBe(false);
  await receive([]);
  expect((await run()).out).toBe('No messages.\n');
  expect([await list(), (await run('--csv')).out.split(';')[0]]).toEqual([[], '\uFEFFid']);
});
