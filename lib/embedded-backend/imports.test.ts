/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from '@/lib/log';
import { openDatabase, sampleCatalogue, storeCatalogue } from './database';
import { createImportWatch, PAUSE_MS } from './imports';

let folder: string;
let url: string;
const opened: { close: () => void }[] = [];

beforeEach(async () => {
  jest.spyOn(log, 'info').mockImplementation();
  jest.spyOn(log, 'warn').mockImplementation();
  jest.useFakeTimers({
    now: 1_000,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'performance'],
  });
  folder = await mkdtemp(join(tmpdir(), 'imports-'));
  url = `file:${join(folder, 'site.db')}`;
});

afterEach(async () => {
  jest.useRealTimers();
  for (const database of opened.splice(0)) database.close();
  await rm(folder, { recursive: true });
});

async function open() {
  const database = await openDatabase(url);
  opened.push(database);
  return database;
}

const fill = async () => storeCatalogue(await open(), sampleCatalogue());

describe('a site with the catalogue in a file', () => {
  it('notices an import at the next look, once', async () => {
    const watch = createImportWatch(open, false, Date.now);
    await watch.getLatest();
    await fill();
    jest.setSystemTime(2_000);
    expect(await watch.getLatest()).toBe(2_000);
    jest.setSystemTime(3_000);
    expect(await watch.getLatest()).toBe(2_000);
    await fill();
    expect(await watch.getLatest()).toBe(3_000);
  });

  it('takes what was imported before it started for new: the pages of its build may be older', async () => {
    await fill();
    const watch = createImportWatch(open, false, Date.now);
    jest.setSystemTime(4_000);
    expect(await watch.getLatest()).toBe(4_000);
  });

  it('goes on while the file cannot be read, and looks again later', async () => {
    let isBroken = true;
    let tries = 0;
    const watch = createImportWatch(
      async () => {
        tries++;
        if (isBroken) throw new Error('locked');
        return open();
      },
      false,
      Date.now,
    );
    await fill();
    expect([await watch.getLatest(), await watch.getLatest(), tries]).toEqual([0, 0, 1]);
    isBroken = false;
    jest.setSystemTime(1_000 + PAUSE_MS);
    expect(await watch.getLatest()).toBe(1_000 + PAUSE_MS);
  });
});

describe('a site with the catalogue on another host', () => {
  it('looks again every ten seconds, and no visitor waits for it', async () => {
    let looks = 0;
    let answer = () => {};
    const watch = createImportWatch(
      async () => {
        const database = await open();
        return {
          execute: (statement) => {
            looks++;
            const answered = new Promise<void>((resolve) => {
              answer = resolve;
            });
            return (looks === 1 ? Promise.resolve() : answered).then(() => database.execute(statement));
          },
        };
      },
      true,
      Date.now,
    );
    await watch.check();
    await fill();
    await watch.getLatest();
    expect(looks).toBe(1);
    jest.setSystemTime(1_000 + PAUSE_MS);
    expect(await watch.getLatest()).toBe(0);
    expect(await watch.getLatest()).toBe(0);
    expect(looks).toBe(2);
    answer();
    while ((await watch.getLatest()) === 0) await new Promise(setImmediate);
    expect(await watch.getLatest()).toBe(1_000 + PAUSE_MS);
  });
});
