/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const card = (byte: number) => Buffer.alloc(1_000, byte);

describe('the store of cards', () => {
  it('gives back what was put, also to the process after this one', async () => {
    await openStore(folder, 10_000).put('a.jpg', card(1));
    expect(await openStore(folder, 10_000).get('a.jpg')).toEqual(card(1));
    expect(await openStore(folder, 10_000).get('b.jpg')).toBeNull();
  });

  it('never keeps more than asked, and drops what was asked for least lately', async () => {
    const store = openStore(folder, 3_000);
    for (const [index, name] of ['a', 'b', 'c'].entries()) await store.put(name, card(index));
    await store.get('a');
    await store.put('d', card(9));
    expect(await store.get('b')).toBeNull();
    await until(async () => (await readdir(folder)).length === 3);
    expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'd']);
  });

  it('cacheProfiles in memory where the folder cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    const store = openStore(join(folder, 'file', 'cards'), 10_000);
    await store.put('a', card(1));
    expect(await store.get('a')).toEqual(card(1));
    expect(await store.get('b')).toBeNull();
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}
