/** @jest-environment node */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, copyFile, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@/lib/forms/outbox/store';
import { checkDatabase } from './backup';
import { connect } from './connect';
import { closeDatabases } from './open-databases';

/** A process of the site that stores one message after the other, and says how many are stored; at the end of its input it ends as the site does. */
const WRITER = `
  import { openStore } from './lib/forms/outbox/store';
  import { closeDatabases } from './lib/database/open-databases';
  const store = await openStore(process.env.DATABASE_URL);
  let isEnding = false;
  process.stdin.resume().on('end', () => { isEnding = true; });
  for (let number = 1; !isEnding; number += 1) {
    const key = 'contact:' + crypto.randomUUID();
    const payload = { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'Hola '.repeat(100) };
    await store.add([{ kind: 'contact', key, payload, policyVersion: '2026-11', createdAt: Date.now() }], Date.now());
    console.log(number);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await closeDatabases();
  process.exit();
`;

let folder: string;
let database: string;
const writers: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  database = join(folder, 'site.db');
});

afterEach(async () => {
  for (const writer of writers.splice(0)) writer.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Starts a writer; `stored` tells how many messages it has stored, and `end` ends it and tells how many it stored in all. */
function startWriter() {
  const writer = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', WRITER], {
    env: { ...process.env, DATABASE_URL: `file:${database}` },
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
function run(command: 'backup' | 'restore', options: string[], path = database) {
  const args = ['--import', 'tsx', `lib/database/cli/${command}.ts`, ...options];
  const env = { ...process.env, DATABASE_URL: `file:${path}` };
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) =>
    execFile(process.execPath, args, { env }, (error, out, err) => resolve({ code: error?.code ?? 0, out, err })),
  );
}

const countMessages = async (file: string) => (await checkDatabase(file)).submissions;
const getMode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

test('a backup under load has every message that was stored when it began, and restored in an empty folder every one', async () => {
  const [first, second] = [startWriter(), startWriter()];
  await Promise.all([first.until(20), second.until(20)]);
  const before = first.stored() + second.stored();
  const copy = join(folder, 'backups', 'under-load.db');
  expect(await run('backup', [copy])).toMatchObject({ code: 0, err: '' });
  const inCopy = (await countMessages(copy)) ?? 0;
  expect(inCopy).toBeGreaterThanOrEqual(before);
  // It was taken under load indeed.
  await Promise.all([first.until(first.stored() + 1), second.until(second.stored() + 1)]);
  const all = (await first.end()) + (await second.end());
  expect(inCopy).toBeLessThan(all);

  const last = join(folder, 'backups', 'last.db');
  await run('backup', [last]);
  const elsewhere = join(folder, 'another', 'host', 'site.db');
  const { code, out } = await run('restore', [last], elsewhere);
  expect([code, out]).toEqual([0, expect.stringContaining(`${all}  submissions\n`)]);
  expect(await countMessages(elsewhere)).toBe(all);
  expect([await getMode(copy), await getMode(last), await getMode(elsewhere)]).toEqual(['600', '600', '600']);
  // Nothing of the work is left: neither parts nor write-ahead logs.
  expect([await readdir(join(folder, 'backups')), await readdir(join(folder, 'another', 'host'))]).toEqual([
    ['last.db', 'under-load.db'],
    ['site.db'],
  ]);
  // What signs the addresses of receipts moves too.
  const [old, moved] = [await openStore(`file:${database}`), await openStore(`file:${elsewhere}`)];
  expect(await moved.getReceiptKey()).toBe(await old.getReceiptKey());
  old.close();
  moved.close();
});

test('a process that ends leaves every message in the file, not in its write-ahead log', async () => {
  const writer = startWriter();
  await writer.until(30);
  const all = await writer.end();
  await copyFile(database, join(folder, 'alone.db'));
  expect(await countMessages(join(folder, 'alone.db'))).toBe(all);
});

test('closing closes every database of the process', async () => {
  const db = await connect(`file:${database}`);
  await db.write(['CREATE TABLE t (x)']);
  expect((await stat(`${database}-wal`)).size).toBeGreaterThan(0);
  await closeDatabases();
  expect((await stat(database)).size).toBeGreaterThan(4_096);
  await expect(db.execute('SELECT 1')).rejects.toThrow(/closed/);
});

describe('npm run restore', () => {
  let ready: string;
  let copy: string;

  // By processes of their own: this one would have the files open until its garbage is collected.
  beforeAll(async () => {
    ready = await mkdtemp(join(tmpdir(), 'restore-'));
    await fill(join(ready, 'site.db'));
    await run('backup', [join(ready, 'copy.db')], join(ready, 'site.db'));
  });
  afterAll(() => rm(ready, { recursive: true }));

  beforeEach(async () => {
    copy = join(folder, 'copy.db');
    await copyFile(join(ready, 'copy.db'), copy);
    await copyFile(join(ready, 'site.db'), database);
  });

  const fill = async (path: string) => {
    database = path;
    const writer = startWriter();
    await writer.until(5);
    return writer.end();
  };
  const listOld = async () => (await readdir(folder)).filter((name) => /^site\.db\.\S+Z$/.test(name));

  it('keeps the old database whole beside the new one', async () => {
    const stored = await countMessages(copy);
    const more = await fill(database);
    const { code, out, err } = await run('restore', [copy]);
    expect(err).toBe('');
    const [old = '', ...others] = await listOld();
    expect([code, others, out]).toEqual([0, [], expect.stringContaining(`The old database is ${join(folder, old)}.`)]);
    expect([await countMessages(database), await countMessages(join(folder, old))]).toEqual([
      stored,
      (stored ?? 0) + more,
    ]);
  });

  it('refuses while a process has the database open, and changes nothing', async () => {
    const writer = startWriter();
    await writer.until(1);
    const { code, err } = await run('restore', [copy]);
    expect([code, err]).toEqual([1, `${database} is open: stop the site first. Nothing was replaced\n`]);
    expect(await readdir(folder)).toEqual(['copy.db', 'site.db', 'site.db-shm', 'site.db-wal']);
    await writer.end();
  });

  it('makes a file that the site may read, also when root runs it', async () => {
    const own = join(folder, 'of-the-site');
    await mkdir(own);
    // nobody: the user of the site.
    if (process.getuid?.() === 0) await chown(own, 65_534, 65_534);
    expect(await run('restore', [copy], join(own, 'site.db'))).toMatchObject({ code: 0, err: '' });
    expect((await stat(join(own, 'site.db'))).uid).toBe((await stat(own)).uid);
  });

  it('takes the place of a damaged database, which it keeps', async () => {
    await rm(`${database}-wal`, { force: true });
    await writeFile(database, 'no database '.repeat(1_000));
    expect(await run('restore', [copy])).toMatchObject({ code: 0, err: '' });
    expect(await countMessages(database)).toBe(await countMessages(copy));
    expect(await listOld()).toHaveLength(1);
  });

  it.each([
    ['is not there', async () => rm(copy), /no such file/],
    ['is cut', async () => truncate(copy, 16_384), /damaged|malformed/],
    ['is no database', async () => writeFile(copy, 'notes '.repeat(1_000)), /not a database/],
    [
      'is the database of something else',
      async () => {
        await rm(copy);
        const other = await connect(`file:${copy}`);
        await other.write(['CREATE TABLE notes (text)']);
        other.close();
      },
      /no database of this site/,
    ],
  ])('refuses a file that %s, as the check does', async (_, spoil, reason) => {
    await spoil();
    const stored = await countMessages(database);
    for (const result of [await run('restore', [copy]), await run('backup', ['--check', copy])])
      expect(result).toMatchObject({ code: 1, err: expect.stringMatching(reason) });
    expect(await countMessages(database)).toBe(stored);
    expect(await listOld()).toEqual([]);
  });
});

describe('npm run backup', () => {
  it('writes over no file, and makes no database where there is none', async () => {
    expect(await run('backup', [join(folder, 'copy.db')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/no such file/),
    });
    expect(await readdir(folder)).toEqual([]);
    (await openStore(`file:${database}`)).close();
    await writeFile(join(folder, 'copy.db'), 'notes');
    expect(await run('backup', [join(folder, 'copy.db')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/is there already/),
    });
  });

  it('says what it takes', async () => {
    expect(await run('backup', ['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('FILE') });
    expect(await run('restore', [])).toMatchObject({ code: 2, out: expect.stringContaining('FILE') });
    const { code, err } = await run('backup', ['x.db'], ':memory:');
    expect([code, err]).toEqual([1, expect.stringContaining('DATABASE_URL is no file')]);
  });
});
