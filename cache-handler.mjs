import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { tsImport } from 'tsx/esm/api';

const { env } = await tsImport('./lib/env.ts', import.meta.url);

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

/** True when the build's pages name another public address than the one that this process serves. */
async function isBuiltElsewhere(serverFolder) {
  if (env.isBuilding) return false;
  const file = join(/* turbopackIgnore: true */ serverFolder, '..', 'required-server-files.json');
  // In development there is no build.
  const built = await readFile(/* turbopackIgnore: true */ file, 'utf8').then(JSON.parse, () => null);
  return built !== null && built.config.env.BUILT_FOR !== env.publication;
}

/** Pages older than this process come from the build. */
const started = Date.now();

let store;
let builtElsewhere;

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
    this.serverFolder = context.serverDistDir ?? '.next/server';
    this.folder = join(/* turbopackIgnore: true */ this.serverFolder, '..', 'cache', FOLDER);
  }

  async get(key, context) {
    if (context?.kind !== 'IMAGE') return this.getPage(key, context);
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

  /** A page made for another address is made again when it is asked for, so that one build serves any environment. */
  async getPage(key, context) {
    const entry = await super.get(key, context);
    if (!entry || entry.lastModified > started) return entry;
    builtElsewhere ??= isBuiltElsewhere(this.serverFolder);
    return (await builtElsewhere) ? null : entry;
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
