import { tags as tagNames } from '@/lib/backend/cache';
import { processState } from '@/lib/process/process-state';
import type { TagsByName } from '@/lib/shared-cache/tag-times';
import { type TagManifestEntry, tagsManifest } from './framework';

const startedAt = Date.now();
let followed: unknown;
let isBuildChecked = false;

/** Pages of the build that name another public address expire: each is made again when it is asked for. */
export function expireOtherPublication(): void {
  const { publication, build } = processState;
  if (isBuildChecked || !publication || !build) return;
  isBuildChecked = true;
  if (build.publication !== publication.name)
    tagsManifest.set(tagNames.publication(build.publication), { expired: Date.now() });
}

/** What was made before an import into the embedded catalogue names products that are gone: it expires, and is not shown even once. */
export async function expireImportedCatalogue(): Promise<void> {
  const importedAt = (await processState.imports?.getLatest()) ?? 0;
  if (importedAt > 0) tagsManifest.set(tagNames.catalogue, { expired: importedAt });
}

/** The cache that processes share (REDIS_URL), whose revalidations this process takes up from now on; undefined without one. */
export function getSharedCache(): typeof processState.sharedCache {
  const { sharedCache } = processState;
  if (sharedCache && followed !== sharedCache) {
    followed = sharedCache;
    sharedCache.tags.follow(applyRevalidations);
  }
  return sharedCache;
}

/** Tells the other processes, and lib/backend, what this one has just revalidated. */
export async function publishRevalidations(tags: readonly string[]): Promise<void> {
  const times = Object.fromEntries(tags.map((tag) => [tag, tagsManifest.get(tag) ?? {}]));
  noteRevalidation(times);
  await getSharedCache()?.tags.publish(times);
}

function applyRevalidations(tags: TagsByName): void {
  noteRevalidation(tags);
  for (const [tag, times] of Object.entries(tags)) tagsManifest.set(tag, getLatest(tagsManifest.get(tag), times));
}

function noteRevalidation(tags: TagsByName): void {
  const at = Math.max(0, ...Object.values(tags).map(({ stale = 0 }) => stale));
  if (at > startedAt) processState.lastRevalidatedAt = Math.max(at, processState.lastRevalidatedAt);
}

function getLatest(own: TagManifestEntry = {}, told: TagsByName[string]): TagManifestEntry {
  const known = [own.expired, told.expired].filter((time) => time !== undefined);
  // 'max' expires in a year, which is later than any entry lives: what has expired already comes first.
  const past = known.filter((time) => time <= Date.now());
  const expired = Math.max(...(past.length > 0 ? past : known));
  return { stale: Math.max(own.stale ?? 0, told.stale ?? 0), ...(known.length > 0 && { expired }) };
}
