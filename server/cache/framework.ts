// The only import of the framework's private modules (docs/dependencies.md#workarounds).
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

export { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js';
export type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
export { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
export {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** Now, by the clock with which the framework ages pages and reads: nobody sets it; all else uses the system's. */
export const getFrameworkTime = () => performance.timeOrigin + performance.now();

// Node gives a CommonJS module's exports as the default import.
export const FileSystemCache =
  (fileSystemCache as unknown as { default?: typeof fileSystemCache }).default ?? fileSystemCache;
