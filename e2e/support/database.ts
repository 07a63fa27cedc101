import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { InStatement, ResultSet } from '@libsql/client';

// What tests look up or change in the site's and the embedded backend's tables: all of their SQL is here, and names no page.

type Database = { readonly execute: (statement: InStatement) => Promise<ResultSet> };
type Value = string | number;

/** Changes columns of a product, as the backend's own staff would. */
export async function changeProduct(db: Database, id: number, columns: Readonly<Record<string, Value>>): Promise<void> {
  const names = Object.keys(columns).map((name) => `${name} = ?`);
  await db.execute({ sql: `UPDATE products SET ${names} WHERE id = ?`, args: [...Object.values(columns), id] });
}

/** Adds a product without a description or a picture to a category. */
export async function addProduct(db: Database, id: number, name: string, category = 1): Promise<void> {
  const sql = `INSERT INTO products (id, category_id, name, slug, type, brand, image_sm, image, description, url)
    VALUES (?, ?, ?, '', 'PRODUCT', '', '', '', '', '')`;
  await db.execute({ sql, args: [id, category, name] });
}

export async function addCategory(db: Database, id: number, name: string): Promise<void> {
  await db.execute({ sql: "INSERT INTO categories (id, name, image_sm) VALUES (?, ?, '')", args: [id, name] });
}

export async function changeCategory(db: Database, id: number, name: string): Promise<void> {
  await db.execute({ sql: 'UPDATE categories SET name = ? WHERE id = ?', args: [name, id] });
}

export async function removeProduct(db: Database, id: number): Promise<void> {
  await db.execute({ sql: 'DELETE FROM products WHERE id = ?', args: [id] });
}

/** The payloads that the embedded backend has received, in their order. */
export async function getReceived(db: Database): Promise<Record<string, string>[]> {
  const { rows } = await db.execute('SELECT payload FROM messages ORDER BY id');
  return rows.map(({ payload }) => JSON.parse(String(payload)));
}

/** The payloads that the embedded backend has received under idempotency keys that begin so. */
export async function getReceivedUnder(db: Database, key: string): Promise<Record<string, string>[]> {
  const { rows } = await db.execute({
    sql: "SELECT payload FROM messages WHERE idempotency_key LIKE ? || '%'",
    args: [key],
  });
  return rows.map(({ payload }) => JSON.parse(String(payload)));
}

/** How often each text came to the embedded backend; `toText` makes it of a payload. */
export async function countReceived(
  db: Database,
  toText = ({ description = '' }: Record<string, string>) => description,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const text of (await getReceived(db)).map(toText)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Gives up the last good answers. */
export async function forgetLastGood(db: Database): Promise<void> {
  await db.execute('DELETE FROM last_good');
}

/** Makes the last good answers older; resolves to how many there are. */
export async function ageLastGood(db: Database, milliseconds: number): Promise<number> {
  const sql = 'UPDATE last_good SET kept_at = kept_at - ?';
  return (await db.execute({ sql, args: [milliseconds] })).rowsAffected;
}

/** Lets ten minutes pass for what waits: longer than for anything that was not taken, and than for the first call that may have been taken. */
export async function letTenMinutesPass(db: Database): Promise<void> {
  await db.execute("UPDATE deliveries SET next_at = next_at - 600000 WHERE state = 'waiting'");
}

/** How many deliveries to the backend, or mails, have each state. */
export async function countStates(
  db: Database,
  destination: 'backend' | 'mail' = 'backend',
): Promise<Record<string, number>> {
  const sql = 'SELECT state, count(*) AS number FROM deliveries WHERE destination = ? GROUP BY state';
  const { rows } = await db.execute({ sql, args: [destination] });
  return Object.fromEntries(rows.map(({ state, number }) => [String(state), Number(number)]));
}

/** Id and name of the products of a catalogue, the last first. */
export async function getProducts(db: Database): Promise<{ readonly id: number; readonly name: string }[]> {
  const { rows } = await db.execute('SELECT id, name FROM products ORDER BY id DESC');
  return rows.map(({ id, name }) => ({ id: Number(id), name: String(name) }));
}

/** Takes the write lock, says so, and keeps it until its input ends. */
const SCRIPT = `
  import { createClient } from '@libsql/client';
  const transaction = await createClient({ url: process.env.URL_TO_LOCK, timeout: 10000 }).transaction('write');
  console.log('locked');
  process.stdin.resume().once('end', () => void transaction.rollback());
`;

/** Another process that holds the write lock (BEGIN IMMEDIATE) of the database at `url`; call the result to let go. */
export async function lockDatabase(url: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    env: { ...process.env, URL_TO_LOCK: url },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return async () => {
    child.stdin.end();
    await once(child, 'exit');
  };
}
