/** @jest-environment node */
import { parse } from 'csv-parse/sync';
import { DAY, setUpMessages } from '@/e2e/support/run-command';
import { openDatabase } from '@/lib/embedded-backend/database';
import { getReference } from '../reference';
import { toRows } from '../rows';

const { getUrl, open, run } = setUpMessages();

test('a request for several products is one entry of the table, and a row for each product elsewhere', async () => {
  const store = await open();
  const person = { client_name: 'Ana', email: 'a@b.co', phone_number: '1', description: 'Tengo 3 sedes\nCantidad: 9' };
  const base = { kind: 'quotation', policyVersion: '2026-11', createdAt: DAY } as const;
  const key = 'quotation:abcdef01-of-sixteen';
  await store.add(toRows({ ...base, key, payload: { ...person, items: '101x2-305' } }), DAY);
  const hello = { client_name: 'Eva', email: 'e@b.co', phone_number: '2', description: 'Hola' };
  await store.add([{ ...base, key: 'quotation:another-key-of-16', payload: { ...hello, id_product: '9' } }], DAY);
  const third = '0000 0000-0';
  await store.add(
    toRows({ ...base, key, reference: third, createdAt: DAY + 1, payload: { ...person, items: '7' } }),
    DAY,
  );
  await store.settle(1, 'delivered', 200, 'ok');
  store.close();
  const [number, other] = [getReference(key), getReference('another-key-of-16')];
  const ana = 'Ana  a@b.co  1  Tengo 3 sedes Cantidad: 9';
  expect((await run()).out.split('\n')).toEqual([
    `request  2026-11-21T12:00:00.001Z  quotation  products 1  open  ${third}  ${ana}`,
    '  4  product 7 x1  pending  attempts 0  code -',
    `3  2026-11-21T12:00:00.000Z  quotation  pending  attempts 0  code -  open  ${other}  Eva  e@b.co  2  product 9  Hola`,
    `request  2026-11-21T12:00:00.000Z  quotation  products 2  open  ${number}  ${ana}`,
    '  1  product 101 x2  delivered  attempts 0  code 200',
    '  2  product 305 x1  pending  attempts 0  code -',
    'Page 1, the last.',
    '',
  ]);
  const shown = (rows: Record<string, unknown>[]) =>
    rows.map(({ reference, id_product, quantity }) => [reference, id_product, String(quantity ?? '')]);
  const products = [
    [third, '7', '1'],
    [other, '9', ''],
    [number, '101', '2'],
    [number, '305', '1'],
  ];
  const { out } = await run('--csv');
  expect(shown(parse(out, { columns: true, bom: true, delimiter: ';' }))).toEqual(products);
  expect(shown(JSON.parse((await run('--json')).out))).toEqual(products);
});

test('the stored quantity is shown, whatever the text says; what came past the outbox has that of its text', async () => {
  const store = await open();
  const payload = { client_name: 'Ana', email: 'a@b.co', phone_number: '1', description: 'x', id_product: '7' };
  const base = { kind: 'quotation', policyVersion: '1', createdAt: DAY } as const;
  await store.add([{ ...base, key: 'quotation:stored.1of1', quantity: 5, payload }], DAY);
  store.close();
  const database = await openDatabase(getUrl());
  const sql = "INSERT INTO messages (kind, payload, idempotency_key) VALUES ('quotation', ?, 'quotation:direct.1of1')";
  const description = 'x\nCantidad: 12. Producto 1 de 1 de la solicitud 0000 0000-0.';
  await database.write([{ sql, args: [JSON.stringify({ ...payload, description })] }]);
  database.close();
  const rows: Record<string, unknown>[] = JSON.parse((await run('--json')).out);
  expect(rows.map(({ quantity }) => quantity)).toEqual([5, 12]);
});

test('a page has twenty entries, however many products they have', async () => {
  const store = await open();
  const items = Array.from({ length: 20 }, (_, index) => index + 1).join('-');
  for (let count = 0; count < 30; count++) {
    const payload = { client_name: 'Ana', email: 'a@b.co', phone_number: '1', description: 'x', items };
    const key = `quotation:${String(count).padStart(16, '0')}`;
    await store.add(toRows({ kind: 'quotation', key, payload, policyVersion: '1', createdAt: DAY + count }), DAY);
  }
  store.close();
  const lines = async (page: string) => (await run('--page', page)).out.trim().split('\n').length;
  expect([await lines('1'), await lines('2')]).toEqual([20 * 21 + 1, 10 * 21 + 1]);
});
