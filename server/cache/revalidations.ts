import { tags as tagNames } from '@/lib/backend/tags';
import { env } from '@/lib/env';
import { processState } from '@/lib/process/process-state';
import type { TagsByName } from '@/lib/shared-cache/store';
import { tagsManifest } from './framework';

const startedAt = Date.now();
let followed: unknown;

/** Pages of the build for another public address or another backend expire: each is made again when it is requested. */
export function expireOtherPublication(): void {
  const { publication = env.publication } = processState.build ?? {};
  const tag = tagNames.publication(publication);
  if (publication !== env.publication && !tagsManifest.has(tag)) tagsManifest.set(tag, { expired: Date.now() });
}

/** Entries from before an import into the embedded catalogue name products that are gone: they expire at once. */
export async function expireImportedCatalogue(): Promise<void> {
  const importedAt = (await processState.getLatestImport?.()) ?? 0;
  // Stale too: while the framework's clock is behind, as after a sleep of the host, it ignores what has expired.
  if (importedAt > 0) tagsManifest.set(tagNames.catalogue, { stale: importedAt, expired: importedAt });
}

/** The cache that processes share, whose revalidations this process reads from now on; undefined without REDIS_URL. */
export function getSharedCache(): typeof processState.sharedCache {
  const { sharedCache } = processState;
  if (sharedCache && followed !== sharedCache) {
    followed = sharedCache;
    sharedCache.tags.follow(applyRevalidations);
  }
  return sharedCache;
}

/** Publishes what this process has just revalidated to the other processes and to lib/backend. */
export async function publishRevalidations(tags: readonly string[]): Promise<void> {
  const times = Object.fromEntries(tags.map((tag) => [tag, tagsManifest.get(tag) ?? {}]));
  noteRevalidation(times);
  await getSharedCache()?.tags.publish(times);
}

function applyRevalidations(tags: TagsByName): void {
  noteRevalidation(tags);
  for (const [tag, received] of Object.entries(tags)) {
    const known = tagsManifest.get(tag) ?? {};
    const expired = Math.max(known.expired ?? 0, received.expired ?? 0);
    const stale = Math.max(known.stale ?? 0, received.stale ?? 0);
    tagsManifest.set(tag, { stale, ...(expired > 0 && { expired }) });
  }
}

function noteRevalidation(tags: TagsByName): void {
  const at = Math.max(0, ...Object.values(tags).map(({ stale = 0 }) => stale));
  if (at > startedAt) processState.lastRevalidatedAt = Math.max(at, processState.lastRevalidatedAt);
}
