import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDatabase } from '@/lib/database/backup';
import { openStore } from '@/lib/forms/store';
import { toMessage } from './person';

/** What a command ended with, and what it printed. */
export type CommandResult = { readonly code: unknown; readonly out: string; readonly err: string };

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

export const DAY = Date.UTC(2026, 10, 21, 12);

type SentMessage = { readonly description?: string; readonly createdAt?: number };

/** For the tests of a file: a database for each test, its outbox, and the command that lists it. */
export function setUpMessages() {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messages-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const getUrl = () => `file:${folder}/site.db`;
  return {
    getUrl,
    open: () => openStore(getUrl()),
    /** Runs `npm run messages`. */
    run: (...options: string[]) => runCommand('messages', options, { DATABASE_URL: getUrl() }),
    /** Puts messages into the outbox, one hour apart from DAY, as they come. */
    receive: async (messages: readonly SentMessage[]): Promise<void> => {
      const store = await openStore(getUrl());
      for (const [index, { description = 'Hola', createdAt = DAY + index * 3_600_000 }] of messages.entries()) {
        const payload = { client_name: `Ana ${index}`, email: 'ana@example.com', phone_number: '300', description };
        const key = `contact:${String(index).padStart(8, '0')}abcdef`;
        await store.add(toMessage({ key, payload, createdAt }), createdAt, 'a key');
      }
      store.close();
    },
  };
}

export const getTexts = (rows: readonly Record<string, unknown>[]) => rows.map(({ description }) => description);

/** A process of the site that stores one message after the other, and says how many are stored; at the end of its input it ends as the site does. */
const WRITER = `
  import { openStore } from './lib/forms/store';
  import { closeDatabases } from './lib/database/open-databases';
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
export const getMode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
