/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { toCatalogue } from '@/e2e/support/embedded';
import { toUnreachable } from './errors';
import { createReadThrough, FORGET_AFTER_MS, type LastGoodStore, openLastGood } from './last-good';

const HOUR = 3_600_000;
const PRODUCT = { verb: 'product', id: '1' } as const;
const OTHER = { verb: 'product', id: '2' } as const;
const CATEGORY = { verb: 'category', id: '1' } as const;
const search = (id: string) => ({ verb: 'search', id }) as const;
let folder: string;
let store: LastGoodStore;
let time: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-good-'));
  store = await openLastGood(`file:${join(folder, 'site.db')}`);
  time = 1_000_000 * HOUR;
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
    () => time,
  );
const says = (data: unknown) => async () => data;
const fails = async () => {
  throw toUnreachable('down');
};

describe('a process that asked before', () => {
  it('asks each time while the backend answers', async () => {
    const read = start();
    await read(PRODUCT, says('old'));
    expect(await read(PRODUCT, says('new'))).toEqual({ data: 'new', isStale: false });
  });

  it('shows what the backend said last while it fails, however long', async () => {
    const read = start();
    await read(PRODUCT, says({ name: 'Monitor' }));
    time += 1_000 * HOUR;
    expect(await read(PRODUCT, fails)).toEqual({ data: { name: 'Monitor' }, isStale: true });
  });

  it('fails when nothing was ever said', async () => {
    await expect(start()(PRODUCT, fails)).rejects.toMatchObject({ digest: 'BACKEND_UNREACHABLE' });
  });

  describe('that something is gone', () => {
    it('says so at once, and forgets it when the backend says it again minutes later', async () => {
      const read = start();
      await read(OTHER, says('here'));
      expect(await read(OTHER, says(null))).toEqual({ data: null, isStale: false });
      time += FORGET_AFTER_MS;
      await read(OTHER, says(null));
      await expect(read(OTHER, fails)).rejects.toMatchObject({ digest: 'BACKEND_UNREACHABLE' });
    });

    it('keeps what comes back as it was', async () => {
      const read = start();
      await read(OTHER, says('here'));
      await read(OTHER, says(null));
      time += FORGET_AFTER_MS;
      await read(OTHER, says(null));
      await read(OTHER, says('here'));
      expect(await read(OTHER, fails)).toEqual({ data: 'here', isStale: true });
    });

    it('keeps it when the backend says so for a moment only, however often', async () => {
      const read = start();
      await read(OTHER, says('here'));
      for (const gone of [true, true, true, false, true]) {
        await read(OTHER, says(gone ? null : 'here'));
        time += FORGET_AFTER_MS / 2 - 1;
        if (!gone) time += FORGET_AFTER_MS;
      }
      expect(await read(OTHER, fails)).toEqual({ data: 'here', isStale: true });
    });
  });

  it('shows it where the backend sends a list of which nothing can be read', async () => {
    const read = start();
    const category = (answer: unknown) => () => toCatalogue(answer).categoryProducts('1');
    await read(CATEGORY, category([{ id: 1, name: 'Monitor' }]));
    for (const broken of [[{ id: 'BM-1', name: 'Monitor' }], { items: [{ id: 1, name: 'Monitor' }] }])
      expect(await read(CATEGORY, category(broken))).toMatchObject({ data: [{ name: 'Monitor' }], isStale: true });
    expect(await read(CATEGORY, category([]))).toEqual({ data: [], isStale: false });
  });

  it('does not hide a fault of its own', async () => {
    const read = start();
    await read(PRODUCT, says('good'));
    await expect(read(PRODUCT, () => Promise.reject(new TypeError('bug')))).rejects.toThrow(TypeError);
  });
});

describe('a process that has just started', () => {
  it('shows what was kept at once, without the backend, and asks at the next read', async () => {
    await start()(CATEGORY, says(['a']));
    const read = start();
    const ask = jest.fn(says(['b']));
    expect(await read(CATEGORY, ask)).toEqual({ data: ['a'], isStale: true });
    expect(ask).not.toHaveBeenCalled();
    expect(await read(CATEGORY, ask)).toEqual({ data: ['b'], isStale: false });
  });

  it('shows it at once to a visitor also where the search index has asked before', async () => {
    await start()(CATEGORY, says('kept'));
    const read = start();
    const kept = { data: 'kept', isStale: true };
    expect(await read(CATEGORY, fails, 'index ')).toEqual(kept);
    expect(await read(CATEGORY, says('new'))).toEqual(kept);
    expect(await read(CATEGORY, says('new'))).toEqual({ data: 'new', isStale: false });
  });

  it('shows it also when the outage has lasted for a month: nobody waits for the backend', async () => {
    await start()(CATEGORY, says(['a']));
    time += 720 * HOUR;
    const read = start();
    expect(await read(CATEGORY, () => new Promise(() => undefined))).toEqual({ data: ['a'], isStale: true });
    expect(await read(CATEGORY, fails)).toEqual({ data: ['a'], isStale: true });
  });
});

describe('a process that has just started and is told that something has changed since', () => {
  it('asks at once', async () => {
    await start()(CATEGORY, says(['a']));
    expect(await start(time + 1)(CATEGORY, says(['b']))).toEqual({ data: ['b'], isStale: false });
  });

  it('shows what was kept while the backend fails', async () => {
    await start()(CATEGORY, says(['a']));
    expect(await start(time + 1)(CATEGORY, fails)).toEqual({ data: ['a'], isStale: true });
  });

  it('shows at once what was kept after that', async () => {
    await start()(CATEGORY, says(['a']));
    expect(await start(time)(CATEGORY, says(['b']))).toEqual({ data: ['a'], isStale: true });
  });
});

it('What an older release has kept is read', async () => {
  const older = createClient({ url: `file:${join(folder, 'site.db')}` });
  const reads = {
    suggested: { verb: 'suggested' },
    services: { verb: 'services' },
    categories: { verb: 'categories' },
    'category:1': CATEGORY,
    'product:1': PRODUCT,
    'search:a:b': search('a:b'),
  } as const;
  for (const [key, read] of Object.entries(reads)) {
    await older.execute({ sql: 'INSERT INTO last_good VALUES (?, 2, ?, 1)', args: [key, JSON.stringify([key])] });
    expect(await start()(read, fails)).toEqual({ data: [key], isStale: true });
  }
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

it('Without a store every read is the backend’s', async () => {
  const read = createReadThrough(async () => null);
  expect(await read(PRODUCT, says('good'))).toEqual({ data: 'good', isStale: false });
  await expect(read(PRODUCT, fails)).rejects.toMatchObject({ digest: 'BACKEND_UNREACHABLE' });
});
