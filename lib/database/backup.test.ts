/** @jest-environment node */
import { copyFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { countMessages, setUpBackups } from '@/e2e/support/database';
import { openStore } from '@/lib/forms/store';
import { toOpenFailure } from './permissions';

const { place, startWriter, run } = setUpBackups();
const getMode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

test('a backup under load has every message that was stored when it began, and restored in an empty folder every one', async () => {
  const [first, second] = [startWriter(), startWriter()];
  await Promise.all([first.until(20), second.until(20)]);
  const before = first.stored() + second.stored();
  const copy = join(place.folder, 'backups', 'under-load.db');
  expect(await run('backup', [copy])).toMatchObject({ code: 0, err: '' });
  const inCopy = (await countMessages(copy)) ?? 0;
  expect(inCopy).toBeGreaterThanOrEqual(before);
  // It was taken under load indeed.
  await Promise.all([first.until(first.stored() + 1), second.until(second.stored() + 1)]);
  const all = (await first.end()) + (await second.end());
  expect(inCopy).toBeLessThan(all);

  const last = join(place.folder, 'backups', 'last.db');
  await run('backup', [last]);
  const elsewhere = join(place.folder, 'another', 'host', 'site.db');
  const { code, out } = await run('restore', [last], elsewhere);
  expect([code, out]).toEqual([0, expect.stringContaining(`${all}  form_messages\n`)]);
  expect(await countMessages(elsewhere)).toBe(all);
  expect([await getMode(copy), await getMode(last), await getMode(elsewhere)]).toEqual(['600', '600', '600']);
  // Nothing of the work is left: neither parts nor write-ahead logs.
  expect(await readdir(join(place.folder, 'backups'))).toEqual(['last.db', 'under-load.db']);
  expect(await readdir(join(place.folder, 'another', 'host'))).toEqual(['site.db']);
  // What signs the addresses of receipts moves too.
  const [old, moved] = [await openStore(`file:${place.database}`), await openStore(`file:${elsewhere}`)];
  expect(await moved.getSiteKey()).toBe(await old.getSiteKey());
  old.close();
  moved.close();
});

test('a process that ends leaves every message in the file, not in its write-ahead log', async () => {
  const writer = startWriter();
  await writer.until(30);
  const all = await writer.end();
  await copyFile(place.database, join(place.folder, 'alone.db'));
  expect(await countMessages(join(place.folder, 'alone.db'))).toBe(all);
});

test('a database in memory has no backup, and the log says no key of an address', async () => {
  const { code, err } = await run('backup', ['x.db'], ':memory:');
  expect([code, err]).toEqual([1, expect.stringContaining('DATABASE_URL is no file')]);
  const failure = await toOpenFailure('libsql://db.example?authToken=secret', new TypeError('fetch failed'));
  expect(failure).toEqual({ database: 'db.example', cause: 'TypeError', cure: 'check DATABASE_URL' });
});
