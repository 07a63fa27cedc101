// The only import of the framework's private modules; framework.test.ts names what is used of them (docs/dependencies.md#workarounds).
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

export { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js';
export type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
export { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
export {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

// Node gives a CommonJS module's exports as the default import.
export const FileSystemCache =
  (fileSystemCache as unknown as { default?: typeof fileSystemCache }).default ?? fileSystemCache;
