import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { noteHome, noteTold, publication, shared, timesOf } from './shared.mjs';

// Pages stay in the framework's memory cache, and behind it are those that other processes have made; optimised pictures go to a folder of bounded size that survives a restart.
// https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
const MAX_BYTES = 256 * 1024 * 1024;
const FOLDER = 'pictures';
/** The framework's key of the home page. */
const HOME = /^(?:\/route-cache\/APP_PAGE\/[^/$]+\/\$)?\/index$/;

/** Sizes of the files in `folder`, the least recently used dropped (and unlinked) first. */
const index = (folder) =>
  new LRUCache({
    maxSize: MAX_BYTES,
    dispose: (_, name, reason) =>
      reason === 'evict' &&
      unlink(/* turbopackIgnore: true */ join(/* turbopackIgnore: true */ folder, name)).catch(() => {}),
  });

let store;
/** The index of the pictures, or null where the disk cannot be written: then each request makes its picture anew. */
const opened = (folder) => {
  store ??= open(folder).catch(() => null);
  return store;
};

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

const textOf = (folder, name) =>
  readFileSync(/* turbopackIgnore: true */ join(/* turbopackIgnore: true */ folder, '..', name), 'utf8');

/** The settings that the build was made with; null in development, where there is no build. */
let settings;
function builtWith(folder) {
  try {
    settings ??= JSON.parse(textOf(folder, 'required-server-files.json')).config;
    return settings;
  } catch {
    return null;
  }
}

/** Pages name the files of their release: those of another one must not be mixed with them. All releases with a name have the same BUILD_ID. */
let release;
function releaseOf(folder) {
  release ??= `${textOf(folder, 'BUILD_ID')}:${builtWith(folder)?.deploymentId ?? ''}`;
  return release;
}

/** True when the build's pages name another public address than the one that this process serves. */
function isBuiltElsewhere(folder) {
  const published = publication();
  const built = builtWith(folder);
  // While building nothing is published.
  return published !== undefined && built !== null && built.env.BUILT_FOR !== published;
}

/** Pages older than this process come from the build, unless another process has made them. */
const started = Date.now();
const madeByOthers = new WeakSet();
let builtElsewhere;

/** When the making of each page that is under way began (those that fail are forgotten): the framework dates a page by its end, and would not see what was revalidated meanwhile. */
const begun = new LRUCache({ max: 10_000, ttl: 20_000 });

const isShared = (kind, isFallback) => (kind === 'APP_PAGE' || kind === 'APP_ROUTE') && !isFallback;

function isFresh({ value, lastModified, cacheControl }) {
  const tags = value?.headers?.['x-next-cache-tags'];
  if (typeof tags === 'string' && areTagsStale(tags.split(','), lastModified)) return false;
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate !== 'number' || Date.now() < lastModified + revalidate * 1000;
}

export default class CacheHandler extends FileSystemCache.default {
  constructor(context) {
    super(context);
    this.serverDir = context.serverDistDir ?? '.next/server';
    this.folder = join(/* turbopackIgnore: true */ this.serverDir, '..', 'cache', FOLDER);
  }

  async get(key, context) {
    if (context?.kind !== 'IMAGE') {
      const page = await this.getPage(key, context);
      if (HOME.test(key)) noteHome(page === null);
      return page;
    }
    const files = await opened(this.folder);
    const name = fileOf(key);
    if (!files?.get(name)) return null;
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
    if (data?.kind !== 'IMAGE') return this.setPage(key, data, context);
    const files = await opened(this.folder);
    if (!files) return;
    const { buffer, ...value } = data;
    const text = JSON.stringify({ lastModified: Date.now(), value, buffer: buffer.toString('base64') });
    const name = fileOf(key);
    const partial = join(/* turbopackIgnore: true */ this.folder, `${name}.${process.pid}`);
    await writeFile(/* turbopackIgnore: true */ partial, text);
    await rename(/* turbopackIgnore: true */ partial, join(/* turbopackIgnore: true */ this.folder, name)).catch(() =>
      rm(/* turbopackIgnore: true */ partial, { force: true }),
    );
    files.set(name, 1, { size: text.length });
  }

  async getPage(key, context) {
    const entry = await this.findPage(key, context);
    // Of the build's own pages only the framework knows the age.
    const isKnownFresh = entry?.cacheControl && isFresh(entry);
    if (!isKnownFresh && !begun.has(key)) begun.set(key, Date.now());
    return entry;
  }

  async findPage(key, context) {
    const cache = shared();
    const own = await this.getOwnPage(key, context);
    if (!cache || !isShared(context?.kind, context?.isFallback) || (own && isFresh(own))) return own;
    const other = await cache.get(this.nameOf(key));
    if (!other || other.lastModified <= (own?.lastModified ?? 0)) return own;
    madeByOthers.add(other);
    FileSystemCache.default.memoryCache?.set(key, other);
    return super.get(key, context);
  }

  /** A page made for another address is made again when it is asked for, so that one build serves any environment. */
  async getOwnPage(key, context) {
    const entry = await super.get(key, context);
    if (!entry || entry.lastModified > started || madeByOthers.has(entry)) return entry;
    builtElsewhere ??= isBuiltElsewhere(this.serverDir);
    return builtElsewhere ? null : entry;
  }

  async setPage(key, data, context) {
    const lastModified = begun.get(key) ?? Date.now();
    begun.delete(key);
    await super.set(key, data, context);
    const own = FileSystemCache.default.memoryCache?.get(key);
    if (own) own.lastModified = lastModified;
    if (!data || !isShared(data.kind, context?.isFallback)) return;
    const entry = { value: data, lastModified, cacheControl: context.cacheControl };
    void shared()?.set(this.nameOf(key), entry);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    const times = timesOf([tags].flat());
    noteTold(times);
    await shared()?.tags.publish(times);
  }

  nameOf(key) {
    return `page:${releaseOf(this.serverDir)}:${publication()}:${key}`;
  }
}
