/** @jest-environment node */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { changeProduct } from '@/e2e/support/database';
import { awkwardTexts } from '@/e2e/support/person';
import { DAY, getTexts, setUpMessages } from '@/e2e/support/run-command';
import { openLastGood } from '@/lib/backend/last-good';
import { connect } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { getReference } from '../reference';
import { toRows } from '../rows';

const { getUrl, open, run, receive } = setUpMessages();

const KEY = 'quotation:abcdef01-of-sixteen';
const NUMBER = getReference(KEY);

/** Message 1 is a contact message, 2 to 4 one request; the catalogue knows product 101 and 305, not 7. */
async function receiveSome(): Promise<void> {
  await receive([{ description: 'Buenos días' }]);
  const database = await openDatabase(getUrl());
  await changeProduct(database, 101, { name: 'Ecógrafo portátil' });
  await changeProduct(database, 102, { name: 'Monitor, -20 °C' });
  database.close();
  const store = await open();
  const person = { client_name: 'Íngrid Ñáñez', email: 'ingrid@b.co', phone_number: '3007654321' };
  const payload = { ...person, description: 'Para la sede norte', items: '101x2-102-7777' };
  await store.add(toRows({ kind: 'quotation', key: KEY, payload, policyVersion: '2026-11', createdAt: DAY }), DAY);
  store.close();
}

test('product names come from the catalogue, and a search goes through all that is shown', async () => {
  await receiveSome();
  const { out } = await run();
  expect(out.split('\n').slice(0, 5)).toEqual([
    `request  2026-11-21T12:00:00.000Z  quotation  products 3  open  ${NUMBER}  Íngrid Ñáñez  ingrid@b.co  3007654321  Para la sede norte`,
    '  2  product 101 Ecógrafo portátil x2  pending  attempts 0  code -',
    '  3  product 102 Monitor, -20 °C x1  pending  attempts 0  code -',
    '  4  product 7777 x1  pending  attempts 0  code -',
    `1  2026-11-21T12:00:00.000Z  contact  pending  attempts 0  code -  open  ${getReference('00000000abcdef')}  Ana 0  ana@example.com  300  Buenos días`,
  ]);
  const search = async (text: string) => {
    const rows: { id: number }[] = JSON.parse((await run('--json', '--search', text)).out);
    return rows.map(({ id }) => id);
  };
  expect([await search('ECOGRAFO  nanez'), await search('DIAS'), await search('ecografo dias')]).toEqual([
    [2, 3, 4],
    [1],
    [],
  ]);
  expect([await search(NUMBER), await search('7654321')]).toEqual([
    [2, 3, 4],
    [2, 3, 4],
  ]);
});

test("with a backend the names are those of its last good answers, not the embedded catalogue's", async () => {
  await receiveSome();
  const lastGood = await openLastGood(getUrl());
  await lastGood.save({ verb: 'product', id: '102' }, { name: 'Del backend' }, DAY);
  lastGood.close();
  process.env.BACKEND_URL = 'http://backend.test';
  const rows: { product: string }[] = JSON.parse((await run('--json')).out);
  delete process.env.BACKEND_URL;
  expect(rows.map(({ product }) => product)).toEqual(['', 'Del backend', '', '']);
});

test('a mark holds for all products of a request, by number or id, and can be taken away', async () => {
  await receiveSome();
  const getMarks = async () => {
    const rows: { answered_at: string | null }[] = JSON.parse((await run('--json')).out);
    return rows.map(({ answered_at }) => answered_at !== null);
  };
  const marked = await run('--mark', 'answered', '--number', ...NUMBER.split(' '));
  expect(marked).toMatchObject({ code: 0, out: `Marked as answered: ${NUMBER} (3 in the outbox).\n` });
  expect(await getMarks()).toEqual([true, true, true, false]);
  expect((await run()).out).toMatch(/products 3 {2}answered/);
  expect((await run('--mark', 'open', '--id', '3')).code).toBe(0);
  expect(await getMarks()).toEqual([false, false, false, false]);
  expect(await run('--mark', 'open', '--id', '99')).toMatchObject({ code: 1, out: 'There is no such message.\n' });
});

test('what a list shows counts as opened, what is on another page does not', async () => {
  await receive(Array.from({ length: 21 }, () => ({})));
  const countOpened = async () => {
    const db = await connect(getUrl());
    const { rows } = await db.execute('SELECT count(*) AS n FROM submissions WHERE opened_at > 0');
    db.close();
    return Number(rows[0]?.n);
  };
  await run('--proof', '--person', 'ana@example.com');
  expect(await countOpened()).toBe(0);
  await run();
  expect(await countOpened()).toBe(20);
  await run('--csv', '--id', '1');
  expect(await countOpened()).toBe(21);
});

test('--delete erases a request with all of its products, and what only the embedded backend has', async () => {
  await receiveSome();
  const database = await openDatabase(getUrl());
  await database.write(["INSERT INTO messages (kind, payload) VALUES ('contact', '{}')"]);
  database.close();
  const { out } = await run('--delete', '3');
  expect(out).toMatch(/^Erased at 20\S+Z, rows of each table:\n {7}3 {2}submissions\n {7}0 {2}messages\n/);
  expect(out).toContain('3 of them waited');
  expect((await run('--delete', 'e1')).out).toMatch(/ 0 {2}submissions\n {7}1 {2}messages\n/);
  expect(getTexts(JSON.parse((await run('--json')).out))).toEqual(['Buenos días']);
  expect((await run('--delete', '3')).code).toBe(1);
});

test.each([
  [';', ';'],
  [',', ','],
  ['tab', '\t'],
])('the CSV begins with a byte-order mark and is parted at %s', async (separator, delimiter) => {
  await receiveSome();
  const { out } = await run('--csv', '--separator', separator);
  expect(out.startsWith('\uFEFFid')).toBe(true);
  const rows: Record<string, string>[] = parse(out, { columns: true, bom: true, delimiter });
  expect(rows.map(({ product }) => product)).toEqual(['Ecógrafo portátil', "Monitor,' -20 °C", '', '']);
});

test('--xlsx writes a workbook of texts and numbers that only its owner reads, and never over a file', async () => {
  await receive(awkwardTexts.map((description) => ({ description })));
  const path = `${getUrl().slice('file:'.length)}.xlsx`;
  expect(await run('--xlsx', path)).toMatchObject({ code: 0, out: `16 messages written to ${path}\n` });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const files = unzipSync(await readFile(path));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const texts = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array());
  expect([files['[Content_Types].xml'], files['xl/workbook.xml']]).toEqual([
    expect.any(Uint8Array),
    expect.any(Uint8Array),
  ]);
  expect(sheet.match(/<row /g)).toHaveLength(1 + awkwardTexts.length);
  expect(sheet).not.toMatch(/<f[ >]/);
  expect(texts).toContain('=1+1</t>');
  // Of the control characters XML 1.0 has these alone: a file with another is refused as damaged.
  expect(sheet + texts).not.toMatch(/[^\P{Cc}\t\n\r]|\u202E/u);
  await writeFile(path, 'notes');
  expect(await run('--xlsx', path)).toMatchObject({ code: 1, err: expect.stringContaining('is there already') });
  expect(await readFile(path, 'utf8')).toBe('notes');
});
