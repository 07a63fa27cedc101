/** @jest-environment node */
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'og-images-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const image = (byte: number) => Buffer.alloc(1_000, byte);

describe('the store of Open Graph images', () => {
  it('gives back what was put, also to the process after this one', async () => {
    await openStore(folder, 10_000).put('a.jpg', image(1));
    expect(await openStore(folder, 10_000).get('a.jpg')).toEqual(image(1));
    expect(await openStore(folder, 10_000).get('b.jpg')).toBeNull();
  });

  it('never keeps more than asked, and drops what was asked for least lately', async () => {
    const store = openStore(folder, 3_000);
    for (const [index, name] of ['a', 'b', 'c'].entries()) await store.put(name, image(index));
    await store.get('a');
    await store.put('d', image(9));
    expect(await store.get('b')).toBeNull();
    await until(async () => (await readdir(folder)).length === 3);
    expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'd']);
  });

  it('opens beside a file that another process has just renamed or dropped', async () => {
    await openStore(folder, 10_000).put('a', image(1));
    await symlink('gone', join(folder, 'b'));
    const store = openStore(folder, 10_000);
    expect([await store.get('a'), await store.get('b')]).toEqual([image(1), null]);
  });

  it('has two processes in one folder, which drop each other’s files', async () => {
    const [one, other] = [openStore(folder, 2_000), openStore(folder, 2_000)];
    await one.put('a', image(1));
    expect(await other.get('a')).toEqual(image(1));
    await one.put('b', image(2));
    await one.put('c', image(3));
    await until(async () => !(await readdir(folder)).includes('a'));
    expect(await openStore(folder, 2_000).get('a')).toBeNull();
    await other.put('a', image(1));
    expect(await openStore(folder, 2_000).get('a')).toEqual(image(1));
  });

  it('makes the folder again when it is deleted', async () => {
    const store = openStore(folder, 10_000);
    for (const name of ['a', 'b', 'c', 'd']) await store.put(name, image(1));
    await rm(folder, { recursive: true });
    expect(await store.get('a')).toBeNull();
    await store.put('a', image(2));
    expect(await openStore(folder, 10_000).get('a')).toEqual(image(2));
  });

  it('keeps them in memory where the folder cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    const store = openStore(join(folder, 'file', 'og-images'), 10_000);
    await store.put('a', image(1));
    expect(await store.get('a')).toEqual(image(1));
    expect(await store.get('b')).toBeNull();
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}
