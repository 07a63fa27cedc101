/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toCatalogue } from '@/e2e/support/catalogue-of';
import { BackendUnreachableError } from '../errors';
import { createReadThrough, FORGET_AFTER_MS } from './read-through';
import { type LastGoodStore, openLastGood } from './store';

const HOUR = 3_600_000;
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
  throw new BackendUnreachableError('down');
};

describe('a process that asked before', () => {
  it('asks each time while the backend answers', async () => {
    const read = start();
    await read('product:1', says('old'));
    expect(await read('product:1', says('new'))).toEqual({ data: 'new', isStale: false });
  });

  it('shows what the backend said last while it fails, however long', async () => {
    const read = start();
    await read('product:1', says({ name: 'Monitor' }));
    time += 1_000 * HOUR;
    expect(await read('product:1', fails)).toEqual({ data: { name: 'Monitor' }, isStale: true });
  });

  it('fails when nothing was ever said', async () => {
    await expect(start()('product:1', fails)).rejects.toThrow(BackendUnreachableError);
  });

  describe('that something is gone', () => {
    it('says so at once, and forgets it when the backend says it again minutes later', async () => {
      const read = start();
      await read('product:2', says('here'));
      expect(await read('product:2', says(null))).toEqual({ data: null, isStale: false });
      time += FORGET_AFTER_MS;
      await read('product:2', says(null));
      await expect(read('product:2', fails)).rejects.toThrow(BackendUnreachableError);
    });

    it('keeps what comes back as it was', async () => {
      const read = start();
      await read('product:2', says('here'));
      await read('product:2', says(null));
      time += FORGET_AFTER_MS;
      await read('product:2', says(null));
      await read('product:2', says('here'));
      expect(await read('product:2', fails)).toEqual({ data: 'here', isStale: true });
    });

    it('keeps it when the backend says so for a moment only, however often', async () => {
      const read = start();
      await read('product:2', says('here'));
      for (const gone of [true, true, true, false, true]) {
        await read('product:2', says(gone ? null : 'here'));
        time += FORGET_AFTER_MS / 2 - 1;
        if (!gone) time += FORGET_AFTER_MS;
      }
      expect(await read('product:2', fails)).toEqual({ data: 'here', isStale: true });
    });
  });

  it('shows it where the backend sends a list of which nothing can be read', async () => {
    const read = start();
    const category = (answer: unknown) => () => toCatalogue(answer).categoryProducts('1');
    await read('category:1', category([{ id: 1, name: 'Monitor' }]));
    for (const broken of [[{ id: 'BM-1', name: 'Monitor' }], { items: [{ id: 1, name: 'Monitor' }] }])
      expect(await read('category:1', category(broken))).toMatchObject({ data: [{ name: 'Monitor' }], isStale: true });
    expect(await read('category:1', category([]))).toEqual({ data: [], isStale: false });
  });

  it('does not hide a fault of its own', async () => {
    const read = start();
    await read('product:1', says('good'));
    await expect(read('product:1', () => Promise.reject(new TypeError('bug')))).rejects.toThrow(TypeError);
  });
});

describe('a process that has just started', () => {
  it('shows what was kept at once, without the backend, and asks at the next read', async () => {
    await start()('category:1', says(['a']));
    const read = start();
    const ask = jest.fn(says(['b']));
    expect(await read('category:1', ask)).toEqual({ data: ['a'], isStale: true });
    expect(ask).not.toHaveBeenCalled();
    expect(await read('category:1', ask)).toEqual({ data: ['b'], isStale: false });
  });

  it('shows it at once to a visitor also where the search index has asked before', async () => {
    await start()('category:1', says('kept'));
    const read = start();
    const kept = { data: 'kept', isStale: true };
    expect(await read('category:1', fails, 'index ')).toEqual(kept);
    expect(await read('category:1', says('new'))).toEqual(kept);
    expect(await read('category:1', says('new'))).toEqual({ data: 'new', isStale: false });
  });

  it('shows it also when the outage has lasted for a month: nobody waits for the backend', async () => {
    await start()('category:1', says(['a']));
    time += 720 * HOUR;
    const read = start();
    expect(await read('category:1', () => new Promise(() => undefined))).toEqual({ data: ['a'], isStale: true });
    expect(await read('category:1', fails)).toEqual({ data: ['a'], isStale: true });
  });
});

describe('a process that has just started and is told that something has changed since', () => {
  it('asks at once', async () => {
    await start()('category:1', says(['a']));
    expect(await start(time + 1)('category:1', says(['b']))).toEqual({ data: ['b'], isStale: false });
  });

  it('shows what was kept while the backend fails', async () => {
    await start()('category:1', says(['a']));
    expect(await start(time + 1)('category:1', fails)).toEqual({ data: ['a'], isStale: true });
  });

  it('shows at once what was kept after that', async () => {
    await start()('category:1', says(['a']));
    expect(await start(time)('category:1', says(['b']))).toEqual({ data: ['a'], isStale: true });
  });
});

it('Searches that find nothing are not kept, and of the others only the last two hundred', async () => {
  const read = start();
  await read('search:nada', says({ items: [] }));
  await read('product:1', says('good'));
  for (let count = 0; count < 210; count++) {
    time += 1;
    await read(`search:${count}`, says({ items: [count] }));
  }
  expect(await store.read('search:nada')).toBeUndefined();
  expect(await store.read('search:9')).toBeUndefined();
  expect(await store.read('search:10')).toBeDefined();
  expect(await store.read('product:1')).toBeDefined();
});

it('Without a store every read is the backend’s', async () => {
  const read = createReadThrough(async () => null);
  expect(await read('product:1', says('good'))).toEqual({ data: 'good', isStale: false });
  await expect(read('product:1', fails)).rejects.toThrow(BackendUnreachableError);
});
