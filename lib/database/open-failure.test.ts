/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './connect';
import { toOpenFailure } from './open-failure';

it('names the file of a database that cannot be opened, and the cause', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-'));
  await writeFile(join(folder, 'file'), 'no database '.repeat(500));
  const explain = (url: string) =>
    connect(url).then(
      () => null,
      (error: unknown) => toOpenFailure(url, error),
    );
  const below = join(folder, 'file/site.db');
  expect(await explain(`file:${below}`)).toMatchObject({
    database: below,
    cause: 'ENOTDIR',
    cure: expect.stringContaining('DATABASE_URL'),
  });
  expect(await explain(`file:${join(folder, 'file')}`)).toMatchObject({ cause: 'SQLITE_NOTADB' });
  await rm(folder, { recursive: true });
});

it('says no key of an address', async () => {
  const failure = await toOpenFailure('libsql://db.example?authToken=secret', new TypeError('fetch failed'));
  expect(failure).toEqual({ database: 'db.example', cause: 'TypeError', cure: 'check DATABASE_URL' });
});
