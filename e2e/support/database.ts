import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InStatement, ResultSet } from '@libsql/client';
import { checkDatabase } from '@/lib/database/backup';

// What tests look up or change in the site's and the embedded backend's tables.

type Database = { readonly execute: (statement: InStatement) => Promise<ResultSet> };

/** Changes columns of a product, as the backend's own staff would. */
export async function changeProduct(db: Database, id: number, columns: Record<string, string | number>): Promise<void> {
  const names = Object.keys(columns).map((name) => `${name} = ?`);
  await db.execute({ sql: `UPDATE products SET ${names} WHERE id = ?`, args: [...Object.values(columns), id] });
}

/** The payloads that the embedded backend has received, in their order. */
export async function getReceived(db: Database): Promise<Record<string, string>[]> {
  const { rows } = await db.execute('SELECT payload FROM messages ORDER BY id');
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

/** What a command ended with, and what it printed. */
type CommandResult = { readonly code: unknown; readonly out: string; readonly err: string };

/**
 * Runs a command of the operator as a host does, compiled: `.server/{name}.mjs`.
 * `environment` is added to that of the tests, `nodeOptions` are Node's own.
 */
export function runCommand(
  name: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
): Promise<CommandResult> {
  const env = { ...process.env, ...environment };
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [...nodeOptions, `.server/${name}.mjs`, ...options],
      { env, maxBuffer: 1e8 },
      (error, out, err) => resolve({ code: error?.code ?? 0, out, err }),
    ),
  );
}

/** A process of the site that stores one message after the other, and says how many are stored; at the end of its input it ends as the site does. */
const WRITER = `
  import { openStore } from './lib/forms/store';
  import { closeDatabases } from './lib/database/connect';
  const store = await openStore(process.env.DATABASE_URL);
  let isEnding = false;
  process.stdin.resume().on('end', () => { isEnding = true; });
  for (let number = 1; !isEnding; number += 1) {
    const key = 'contact:' + crypto.randomUUID();
    const payload = { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'Hola '.repeat(100) };
    const one = { kind: 'contact', key, payload, lines: [], policyVersion: '2026-11', isSuspected: false };
    await store.add({ ...one, createdAt: Date.now() }, Date.now(), 'a key');
    console.log(number);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await closeDatabases();
  process.exit();
`;

/** For the tests of a file: a folder of their own, where a site's database is, or will be. */
export function setUpBackups() {
  const place = { folder: '', database: '' };
  const writers: ChildProcess[] = [];

  beforeEach(async () => {
    place.folder = await mkdtemp(join(tmpdir(), 'backup-'));
    place.database = join(place.folder, 'site.db');
  });
  afterEach(async () => {
    for (const writer of writers.splice(0)) writer.kill('SIGKILL');
    await rm(place.folder, { recursive: true });
  });

  /** Starts a writer; `stored` tells how many messages it has stored, and `end` ends it and tells how many it stored in all. */
  function startWriter(path = place.database) {
    const writer = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', WRITER], {
      env: { ...process.env, DATABASE_URL: `file:${path}` },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    writers.push(writer);
    let output = '';
    writer.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    const stored = () => Number(/(\d+)\n$/.exec(output)?.[1] ?? 0);
    const until = async (count: number) => {
      while (stored() < count) await once(writer.stdout ?? writer, 'data');
    };
    const end = async () => {
      writer.stdin?.end();
      await once(writer, 'close');
      return stored();
    };
    return { stored, until, end };
  }

  /** Runs `npm run backup` or `npm run restore`; its database is `path`. */
  function run(command: 'backup' | 'restore', options: string[], path = place.database) {
    return runCommand(command, options, { DATABASE_URL: `file:${path}` });
  }

  return { place, startWriter, run };
}

export const countMessages = async (file: string) => (await checkDatabase(file)).form_messages;
