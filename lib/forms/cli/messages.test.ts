/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { runCommand } from '@/e2e/support/database';
import { forwarded, toMessage } from '@/e2e/support/samples';
import { openDatabase } from '@/lib/embedded-backend/database';
import { fieldNames } from '../fields';
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

/** Puts contact messages with these texts into the outbox, one hour apart from DAY. */
async function receive(...texts: readonly string[]) {
  const store = await open();
  for (const [index, description] of texts.entries()) {
    const payload = { client_name: `Ana ${index}`, email: 'ana@example.com', phone_number: '300', description };
    const createdAt = DAY + index * 3_600_000;
    const key = `contact:${String(index).padStart(8, '0')}abcdef`;
    await store.add(toMessage({ key, payload, createdAt }), createdAt, 'a key');
  }
  store.close();
}

const getTexts = (rows: readonly Record<string, unknown>[]) => rows.map(({ description }) => description);
const list = async (...options: string[]) => JSON.parse((await run('--json', ...options)).out);

/** Texts that a spreadsheet takes for formulas, or a terminal for more than text, and what is in their cell. */
const AWKWARD = [
  ['=1+1', "'=1+1"],
  ['-1+1', "'-1+1"],
  ['\t=1+1', "' =1+1"],
  [' \n=1+1', "' \n'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['uno,"dos";tres', 'uno,"dos";tres'],
  ['uno;=1+1; "-1+1"', `uno;'=1+1;' "-1+1"`],
  ['uno,=1+1, "-1+1"', `uno,'=1+1,' "-1+1"`],
  ['uno\n=1+1', "uno\n'=1+1"],
  ['primera\rsegunda\u2028tercera\u0085cuarta', 'primera segunda tercera cuarta'],
  ['al revés \u202Egnp.exe \u001b[2J', 'al revés  gnp.exe  [2J'],
  ['Ñandú ☎', 'Ñandú ☎'],
] as const;

test('the JSON has every text as it came; in the CSV no cell is a formula, and no text makes a row of its own', async () => {
  await receive(...AWKWARD.map(([text]) => text).toReversed());
  const rows = await list();
  expect(getTexts(rows)).toEqual(AWKWARD.map(([text]) => text));
  expect(rows.at(-2)).toEqual({
    ...Object.fromEntries(fieldNames.map((name) => [name, ''])),
    id: 2,
    received_at: '2026-11-21T13:00:00.000Z',
    reference: createNumber('contact:00000001abcdef', 'a key'),
    kind: 'contact',
    client_name: 'Ana 1',
    email: 'ana@example.com',
    phone_number: '300',
    description: AWKWARD.at(-2)?.[0],
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
  const { out } = await run('--csv');
  const cells: Record<string, string>[] = parse(out, { columns: true, bom: true, delimiter: ';' });
  expect(getTexts(cells)).toEqual(AWKWARD.map(([, cell]) => cell));
  expect(out.replace('\uFEFF', '').replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  // Nor is one where cells are split at another sign and quotation marks within them are letters.
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

test('--pending leaves out what the backend has answered; retry and release put a message into the queue', async () => {
  await receive('una', 'dos', 'tres');
  const store = await open();
  await store.settle(1, 'sent', { code: 200, message: 'ok' });
  await store.settle(2, 'held');
  await store.settle(3, 'unknown');
  const { number } = (await store.add(toMessage({ createdAt: DAY, isSuspected: true }), DAY, 'a key')).stored;
  store.close();
  const getStates = async (...options: string[]) =>
    (await list(...options)).map((row: { status: string }) => row.status);
  expect(await getStates()).toEqual(['suspected', 'unknown-outcome', 'dead-letter', 'delivered']);
  expect(await getStates('--pending')).toEqual(['suspected', 'unknown-outcome', 'dead-letter']);
  expect(await run('retry', '1')).toMatchObject({ code: 0, out: 'Message 1 is in the queue again.\n' });
  for (const id of ['4', '99', '1.5', 'x']) expect((await run('retry', id)).code).toBe(1);
  const released = `Released: ${number} (1 in the outbox).\n`;
  expect(await run('release', ...number.split(' '))).toMatchObject({ code: 0, out: released });
  expect(await run('release', number)).toMatchObject({ code: 1, err: `No suspected message has ${number}.\n` });
  expect(await getStates('--pending')).toEqual(['pending', 'unknown-outcome', 'dead-letter', 'pending']);
});

const EMAIL = 'Ana.Perez@Example.com';

/** Of Ana one that was given up and one that waits, and one of somebody else. */
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
}

test('--person shows all that is kept of a person; --erase erases it, and prints a receipt without personal data', async () => {
  await receiveSome();
  for (const text of [EMAIL, '+57 300-123 4567', '3001234567'])
    expect([text, getTexts(await list('--person', text))]).toEqual([text, ['second', 'first']]);
  const { code, out } = await run('--person', EMAIL, '--erase');
  const counts = '       2  form_messages\n       2  deliveries\n';
  const sentence = '1 of them waited for the backend: they are not sent any more.\n';
  expect([code, out]).toEqual([0, expect.stringMatching(/^Erased at 20\d\d-\S+Z, rows of each table:\n/)]);
  expect(out).toContain(counts + sentence);
  expect(out).not.toMatch(/ana|perez|300|example/i);
  const [{ reference, description }] = await list();
  expect(description).toBe('stranger');
  expect(await run('--person', EMAIL)).toMatchObject({ code: 0, out: 'No messages.\n' });
  expect((await run('erase', ...reference.split(' '))).out).toContain('       1  form_messages\n');
  expect(await run('erase', reference)).toMatchObject({ code: 1 });
});

test('what cannot be meant is refused in words, and erases nothing', async () => {
  await receiveSome();
  for (const [expected, ...options] of [
    [1, 'show', '123456789'],
    [1, '--since', 'mañana'],
    [1, '--person', 'Ana'],
    [2, '4821', '7703-4'],
    [2, '--erase'],
    [2, '--person', EMAIL, '--erase', '--since', '2026-11-21'],
    [2, '--json', '--csv'],
  ] as const) {
    const { code, out, err } = await run(...options);
    expect([options, code, out + err]).toEqual([options, expected, expect.stringMatching(/\w/)]);
    expect(out + err).not.toMatch(/^\s+at /m);
  }
  expect(await list()).toHaveLength(3);
});

test('a database that is not there is an error with its path, and none is made; an empty one is none', async () => {
  const { code, out, err } = await run();
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(getUrl().slice('file:'.length));
  expect(existsSync(getUrl().slice('file:'.length))).toBe(false);
  await receive();
  expect((await run()).out).toBe('No messages.\n');
  expect([await list(), (await run('--csv')).out.split(';')[0]]).toEqual([[], '\uFEFF"id"']);
});
