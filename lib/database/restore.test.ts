/** @jest-environment node */
import { chown, copyFile, mkdir, mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countMessages, setUpBackups } from '@/e2e/support/database';
import { connect } from './connect';

const { place, startWriter, run } = setUpBackups();

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
    copy = join(place.folder, 'copy.db');
    await copyFile(join(ready, 'copy.db'), copy);
    await copyFile(join(ready, 'site.db'), place.database);
  });

  const fill = async (path: string) => {
    place.database = path;
    const writer = startWriter();
    await writer.until(5);
    return writer.end();
  };
  const listOld = async () => (await readdir(place.folder)).filter((name) => /^site\.db\.\S+Z$/.test(name));

  it('keeps the old database whole beside the new one', async () => {
    const stored = await countMessages(copy);
    const more = await fill(place.database);
    const { code, out, err } = await run('restore', [copy]);
    expect(err).toBe('');
    const [old = '', ...others] = await listOld();
    expect([code, others]).toEqual([0, []]);
    expect(out).toContain(`The old database is ${join(place.folder, old)}.`);
    expect(await countMessages(place.database)).toBe(stored);
    expect(await countMessages(join(place.folder, old))).toBe((stored ?? 0) + more);
  });

  it('refuses while a process has the database open, and changes nothing', async () => {
    const writer = startWriter();
    await writer.until(1);
    const { code, err } = await run('restore', [copy]);
    expect([code, err]).toEqual([1, `${place.database} is open: stop the site first. Nothing was replaced\n`]);
    expect(await readdir(place.folder)).toEqual(['copy.db', 'site.db', 'site.db-shm', 'site.db-wal']);
    await writer.end();
  });

  it('makes a file that the site may read, also when root runs it', async () => {
    const own = join(place.folder, 'of-the-site');
    await mkdir(own);
    // nobody: the user of the site.
    if (process.getuid?.() === 0) await chown(own, 65_534, 65_534);
    expect(await run('restore', [copy], join(own, 'site.db'))).toMatchObject({ code: 0, err: '' });
    expect((await stat(join(own, 'site.db'))).uid).toBe((await stat(own)).uid);
  });

  const makeOther = async () => {
    await rm(copy);
    const other = await connect(`file:${copy}`);
    await other.write(['CREATE TABLE notes (text)']);
    other.close();
  };

  it.each([
    ['is not there', async () => rm(copy), /There is no file/],
    ['is cut', async () => truncate(copy, 16_384), /damaged|malformed/],
    ['is the database of something else', makeOther, /no database of this site/],
  ])('refuses a file that %s, as the check does', async (_, spoil, reason) => {
    await spoil();
    const stored = await countMessages(place.database);
    for (const result of [await run('restore', [copy]), await run('backup', ['--check', copy])])
      expect(result).toMatchObject({ code: 1, err: expect.stringMatching(reason) });
    expect(await countMessages(place.database)).toBe(stored);
    expect(await listOld()).toEqual([]);
  });
});
