import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Finished Open Graph images by name (letters, digits, '-' and '.'). */
export type OgImageStore = {
  readonly get: (name: string) => Promise<Buffer | null>;
  readonly put: (name: string, jpeg: Buffer) => Promise<void>;
};

/** Opens a least-recently-used store of at most `maxBytes` in `folder`, a quarter in memory too; memory alone where no disk can be written. */
export function openStore(folder: string, maxBytes: number): OgImageStore {
  const recent = new LRUCache<string, Buffer>({ maxSize: maxBytes / 4, sizeCalculation: ({ length }) => length });
  let opening: Promise<Files> | undefined;
  const listFiles = () => {
    opening ??= openFiles(folder, maxBytes);
    return opening;
  };
  return {
    get: async (name) => {
      const known = recent.get(name);
      if (known) return known;
      const files = await listFiles();
      if (!files.get(name)) return null;
      const jpeg = await readFile(join(/* turbopackIgnore: true */ folder, name)).catch(() => null);
      if (jpeg) recent.set(name, jpeg);
      else files.delete(name);
      return jpeg;
    },
    put: async (name, jpeg) => {
      recent.set(name, jpeg);
      if (await isWritten(join(/* turbopackIgnore: true */ folder, name), jpeg))
        (await listFiles()).set(name, true, { size: jpeg.length });
    },
  };
}

type Files = LRUCache<string, true>;

/** What the folder holds, the oldest first to go. */
async function openFiles(folder: string, maxSize: number): Promise<Files> {
  const toPath = (name: string) => join(/* turbopackIgnore: true */ folder, name);
  const removeFile = (_: true, name: string, reason: string) => {
    if (reason === 'evict') unlink(toPath(name)).catch(() => undefined);
  };
  const files: Files = new LRUCache<string, true>({ maxSize, dispose: removeFile });
  const names = await readdir(/* turbopackIgnore: true */ folder).catch(() => []);
  // Another process may rename or drop some meanwhile.
  const read = await Promise.allSettled(names.map(async (name) => ({ name, ...(await readSizeAndAge(toPath(name))) })));
  const found = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  for (const { name, size } of found.toSorted((a, b) => a.time - b.time)) files.set(name, true, { size });
  return files;
}

async function readSizeAndAge(file: string): Promise<{ size: number; time: number }> {
  const { size, mtimeMs } = await stat(/* turbopackIgnore: true */ file);
  return { size: Math.max(1, size), time: mtimeMs };
}

/** Whole or not at all: another process may be reading. */
async function isWritten(file: string, jpeg: Buffer): Promise<boolean> {
  const partial = `${file}.${process.pid}`;
  try {
    await mkdir(/* turbopackIgnore: true */ dirname(file), { recursive: true });
    await writeFile(/* turbopackIgnore: true */ partial, jpeg);
    await rename(/* turbopackIgnore: true */ partial, file);
    return true;
  } catch {
    return false;
  }
}
