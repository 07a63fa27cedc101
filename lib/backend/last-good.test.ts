/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { toUnreachable } from './errors';
import { createReadThrough, type LastGoodStore, openLastGood } from './last-good';

const HOUR = 3_600_000;
const PRODUCT = { verb: 'product', id: '1' } as const;
const CATEGORY = { verb: 'category', id: '1' } as const;
const search = (id: string) => ({ verb: 'search', id }) as const;
let folder: string;
let store: LastGoodStore;
let time: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-good-'));
  store = await openLastGood(`file:${join(folder, 'site.db')}`);
  time = 1_000_000 * HOUR;
  jest.spyOn(Date, 'now').mockImplementation(() => time);
});

afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

/** A process of the site, over the same database as the others. */
const start = (toldAt = 0) =>
  createReadThrough(
    async () => store,
    () => toldAt,
  );
const says = (data: unknown) => async () => data;
const fails = async () => {
  throw toUnreachable();
};
const kept = (data: unknown) => ({ ok: true, data, isStale: true });
const fresh = (data: unknown) => ({ ok: true, data, isStale: false });
const failed = { ok: false, failure: 'BACKEND_UNREACHABLE' };

it('While the backend fails a process that asked before shows what was said last, however long, and not what is gone', async () => {
  const read = start();
  for (const data of ['old', { name: 'new' }]) expect(await read(PRODUCT, says(data))).toEqual(fresh(data));
  time += 1_000 * HOUR;
  expect(await read(PRODUCT, fails)).toEqual(kept({ name: 'new' }));
  await expect(read(PRODUCT, () => Promise.reject(new TypeError('bug')))).rejects.toThrow(TypeError);
  expect(await read(PRODUCT, says(null))).toEqual(fresh(null));
  expect(await read(PRODUCT, fails)).toEqual(failed);
  await read(PRODUCT, says('back'));
  expect(await read(PRODUCT, fails)).toEqual(kept('back'));
});

describe('A process that has just started', () => {
  beforeEach(() => start()(CATEGORY, says('kept')));

  it('shows what was kept at once, without the backend, and asks at the next read', async () => {
    time += 720 * HOUR;
    const read = start();
    expect(await read(CATEGORY, () => new Promise(() => undefined))).toEqual(kept('kept'));
    expect(await read(CATEGORY, says('new'))).toEqual(fresh('new'));
  });

  it('shows it at once to a visitor also where the search index has asked before', async () => {
    const read = start();
    expect(await read(CATEGORY, fails, 'index ')).toEqual(kept('kept'));
    expect(await read(CATEGORY, says('new'))).toEqual(kept('kept'));
    expect(await read(CATEGORY, says('new'))).toEqual(fresh('new'));
  });

  it('asks at once where something has changed since, and shows it only while the backend fails', async () => {
    expect(await start(time + 1)(CATEGORY, fails)).toEqual(kept('kept'));
    expect(await start(time)(CATEGORY, says('new'))).toEqual(kept('kept'));
    expect(await start(time + 1)(CATEGORY, says('new'))).toEqual(fresh('new'));
  });
});

it('What an older release has kept is read, but for products, which it kept in another shape', async () => {
  const older = createClient({ url: `file:${join(folder, 'site.db')}` });
  const reads = { suggested: { verb: 'suggested' }, 'category:1': CATEGORY, 'search:a:b': search('a:b') } as const;
  for (const [key, read] of Object.entries(reads)) {
    await older.execute({ sql: 'INSERT INTO last_good VALUES (?, 2, ?, 1)', args: [key, JSON.stringify([key])] });
    expect(await start()(read, fails)).toEqual(kept([key]));
  }
  await older.execute("INSERT INTO last_good VALUES ('product:1', 2, '{}', 1)");
  expect(await start()(PRODUCT, fails)).toEqual(failed);
  older.close();
});

it('Searches that find nothing are not kept, and of the others only the last two hundred', async () => {
  const read = start();
  await read(search('nada'), says({ items: [] }));
  await read(PRODUCT, says('good'));
  for (let count = 0; count < 210; count++) {
    time += 1;
    await read(search(String(count)), says({ items: [count] }));
  }
  expect(await store.read(search('nada'))).toBeUndefined();
  expect(await store.read(search('9'))).toBeUndefined();
  expect(await store.read(search('10'))).toBeDefined();
  expect(await store.read(PRODUCT)).toBeDefined();
});
