/** @jest-environment node */
import { existsSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { awkwardTexts, forwarded } from '@/e2e/support/person';
import { DAY, getTexts, setUpMessages } from '@/e2e/support/run-command';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { getReference } from '@/lib/forms/reference';

const { getUrl, open, run, receive } = setUpMessages();

/** Messages that a list shows in the order of these texts. */
const newestFirst = (texts: readonly string[]) => texts.toReversed().map((description) => ({ description }));

test('the JSON is one valid document, with every text as it came and the acceptance of the policy', async () => {
  await receive(newestFirst(awkwardTexts));
  const { code, out } = await run('--json');
  const rows = JSON.parse(out);
  expect([code, getTexts(rows)]).toEqual([0, awkwardTexts]);
  expect(rows.at(-2)).toEqual({
    id: 2,
    received_at: '2026-11-21T13:00:00.000Z',
    reference: getReference('contact:00000001abcdef'),
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
    answered_at: null,
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
  expect(rows.at(-1)).toMatchObject({ policy_version: '2026-11', policy_accepted_at: '2026-11-21T12:00:00.000Z' });
});

test('the table is one line a message, whatever is in it, with its first words', async () => {
  const store = await open();
  const payload = {
    client_name: 'Ana\n99  forged\u001b[2J\u2028',
    email: 'a@b.co',
    phone_number: '1',
    description: `uno\ndos ${'tres '.repeat(20)}`,
  };
  const submission = {
    kind: 'quotation',
    key: 'quotation:abcdef01',
    policyVersion: '2026-11',
    createdAt: DAY,
  } as const;
  await store.add([{ ...submission, payload }], DAY);
  store.close();
  expect((await run()).out.split('\n')).toEqual([
    `1  2026-11-21T12:00:00.000Z  quotation  pending  attempts 0  code -  open  ${getReference('abcdef01')}  Ana 99  forged [2J   a@b.co  1  uno dos tres tres tres tres tres tres tres tres tres tres tr…`,
    'Page 1, the last.',
    '',
  ]);
});

test('the table has twenty a page; an export has everything and says how far it is', async () => {
  await receive(Array.from({ length: 45 }, () => ({})));
  const lines = async (page: number) => (await run('--page', String(page))).out.trim().split('\n');
  expect([(await lines(1)).length, (await lines(1)).at(-1)]).toEqual([21, 'Page 1; --page 2 for more.']);
  expect((await lines(3)).at(-1)).toBe('Page 3, the last.');
  expect((await lines(3)).slice(0, -1).map((text) => text.split(' ')[0])).toEqual(['5', '4', '3', '2', '1']);
  expect(await lines(4)).toEqual(['There are 3 pages.']);
  await receive(Array.from({ length: 1_200 }, () => ({})));
  const { out, err } = await run('--json');
  expect(JSON.parse(out)).toHaveLength(1_200);
  expect(err).toBe('500 messages written\n1000 messages written\n1200 messages written\n');
});

test('--since takes a day of Colombia or a moment', async () => {
  const at = (time: string) => ({ createdAt: Date.parse(time), description: time });
  await receive([at('2026-11-20T23:59:59-05:00'), at('2026-11-21T00:00:00-05:00'), at('2026-11-21T09:00:00-05:00')]);
  const since = async (text: string) => JSON.parse((await run('--json', '--since', text)).out).length;
  expect([await since('2026-11-21'), await since('2026-11-21T08:00:00-05:00'), await since('2027-01-01')]).toEqual([
    2, 1, 0,
  ]);
});

test('--pending leaves out what the backend has answered, and --retry puts it back', async () => {
  await receive([{ description: 'una' }, { description: 'dos' }, { description: 'tres' }]);
  const store = await open();
  await store.settle(1, 'delivered', 200, 'ok');
  await store.settle(2, 'dead-letter', null, null);
  await store.settle(3, 'unknown-outcome', null, null);
  store.close();
  const pending = async () => getTexts(JSON.parse((await run('--json', '--pending')).out));
  expect(await pending()).toEqual(['tres', 'dos']);
  expect(await run('--retry', '1')).toMatchObject({ code: 0, out: 'Message 1 is in the queue again.\n' });
  expect(await pending()).toEqual(['tres', 'dos', 'una']);
  for (const id of ['99', 'e1', '1.5']) expect((await run('--retry', id)).code).toBe(1);
});

test('--release puts a suspected message, which --pending shows, into the queue', async () => {
  const store = await open();
  const row = { kind: 'contact', policyVersion: '1', createdAt: DAY, payload: forwarded } as const;
  const [added] = (await store.add([{ ...row, key: 'contact:suspected', isSuspected: true }], DAY)).submissions;
  store.close();
  const number = added?.reference ?? '';
  const list = async () => JSON.parse((await run('--json', '--pending')).out);
  expect(await list()).toEqual([expect.objectContaining({ reference: number, status: 'suspected' })]);
  expect(await run('--retry', '1')).toMatchObject({ code: 1 });
  expect(await run('--release', ...number.split(' '))).toMatchObject({
    code: 0,
    out: `Released: ${number} (1 in the outbox).\n`,
  });
  expect(await list()).toEqual([expect.objectContaining({ reference: number, status: 'pending' })]);
  expect(await run('--release', number)).toMatchObject({ code: 1, out: `No suspected message has ${number}.\n` });
});

test('what only the embedded backend has is shown too, and nothing is shown twice', async () => {
  await receive([{}]);
  const database = await openDatabase(getUrl());
  const backend = createHandler(async () => database);
  const post = (key: string) => {
    const fields = { ...forwarded, client_name: 'Directa' };
    const acceptance = { 'x-policy-version': '2026-10', 'x-policy-accepted-at': '2026-10-01T08:00:00.000Z' };
    const init = { method: 'POST', body: JSON.stringify(fields), headers: { 'idempotency-key': key, ...acceptance } };
    return backend(new Request('http://embedded.invalid/index.php/api/v1/contact', init));
  };
  await post('contact:00000000abcdef');
  await post('contact:77777777abcdef');
  database.close();
  const rows: Record<string, unknown>[] = JSON.parse((await run('--json')).out);
  expect(rows.map(({ id, status, reference }) => [id, status, reference])).toEqual([
    [1, 'pending', getReference('00000000abcdef')],
    ['e2', 'received', getReference('77777777abcdef')],
  ]);
  expect(rows[1]).toMatchObject({
    client_name: 'Directa',
    policy_version: '2026-10',
    policy_accepted_at: '2026-10-01T08:00:00.000Z',
  });
});

test.each([
  ['--number', '123456789'],
  ['--number', ''],
  ['4821', '7703-4'],
  ['--since', 'mañana'],
  ['--page', '0'],
  ['--page', '1e400'],
  ['--nonsense', ''],
])('%s %s is refused with the usage, not with a stack trace', async (...options) => {
  const { code, out, err } = await run(...options);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('npm run --silent messages');
  expect(err).not.toMatch(/^\s+at /m);
});

test('a database that is not there is an error with its path, and none is made', async () => {
  const { code, out, err } = await run();
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(getUrl().slice('file:'.length));
  expect(existsSync(getUrl().slice('file:'.length))).toBe(false);
});

test('an empty database is no error', async () => {
  await receive([]);
  expect((await run()).out).toBe('No messages.\n');
  expect(JSON.parse((await run('--json')).out)).toEqual([]);
  expect((await run('--csv')).out.split(';')[0]).toBe('\uFEFFid');
});
