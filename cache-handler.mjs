import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

// Pages stay in the framework's memory cache; optimised pictures go to a folder of bounded size that survives a restart.
// https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
const MAX_BYTES = 256 * 1024 * 1024;
const FOLDER = 'pictures';

/** Sizes of the files in `folder`, the least recently used dropped (and unlinked) first. */
const index = (folder) =>
  new LRUCache({
    maxSize: MAX_BYTES,
    dispose: (_, name, reason) =>
      reason === 'evict' &&
      unlink(/* turbopackIgnore: true */ join(/* turbopackIgnore: true */ folder, name)).catch(() => {}),
  });

let store;

async function open(folder) {
  await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
  const files = index(folder);
  for (const name of await readdir(/* turbopackIgnore: true */ folder))
    files.set(name, 1, {
      size: Math.max(1, (await stat(/* turbopackIgnore: true */ join(/* turbopackIgnore: true */ folder, name))).size),
    });
  return files;
}

const fileOf = (key) => createHash('sha256').update(key).digest('hex');

export default class CacheHandler extends FileSystemCache.default {
  constructor(context) {
    super(context);
    this.folder = join(/* turbopackIgnore: true */ context.serverDistDir ?? '.next/server', '..', 'cache', FOLDER);
  }

  async get(key, context) {
    if (context?.kind !== 'IMAGE') return super.get(key, context);
    store ??= open(this.folder);
    const name = fileOf(key);
    if (!(await store).get(name)) return null;
    try {
      const { buffer, ...entry } = JSON.parse(
        await readFile(/* turbopackIgnore: true */ join(/* turbopackIgnore: true */ this.folder, name), 'utf8'),
      );
      return { lastModified: entry.lastModified, value: { ...entry.value, buffer: Buffer.from(buffer, 'base64') } };
    } catch {
      return null;
    }
  }

  async set(key, data, context) {
    if (data?.kind !== 'IMAGE') return super.set(key, data, context);
    store ??= open(this.folder);
    const { buffer, ...value } = data;
    const text = JSON.stringify({ lastModified: Date.now(), value, buffer: buffer.toString('base64') });
    const name = fileOf(key);
    const partial = join(/* turbopackIgnore: true */ this.folder, `${name}.${process.pid}`);
    await writeFile(/* turbopackIgnore: true */ partial, text);
    await rename(/* turbopackIgnore: true */ partial, join(/* turbopackIgnore: true */ this.folder, name)).catch(() =>
      rm(/* turbopackIgnore: true */ partial, { force: true }),
    );
    (await store).set(name, 1, { size: text.length });
  }
}
