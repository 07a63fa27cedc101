import { tags as tagNames } from '@/lib/backend/tags';
import { getSystemLead, getTime } from '@/lib/process/clock';
import { processState } from '@/lib/process/process-state';
import type { TagsByName, TagTimes } from '@/lib/shared-cache/tag-times';
import { tagsManifest } from './framework';

const startedAt = Date.now();
let followed: unknown;
let isBuildChecked = false;

/** Pages of the build for another public address or another backend expire: each is made again when it is requested. */
export function expireOtherPublication(): void {
  const { publication, build } = processState;
  if (isBuildChecked || !publication || !build) return;
  isBuildChecked = true;
  if (build.publication !== publication.name)
    tagsManifest.set(tagNames.publication(build.publication), { expired: getTime() });
}

/** What was made before an import into the embedded catalogue names products that are gone: it expires, and is not shown even once. */
export async function expireImportedCatalogue(): Promise<void> {
  const importedAt = (await processState.getLatestImport?.()) ?? 0;
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
  const lead = getSystemLead();
  const times = Object.fromEntries(tags.map((tag) => [tag, mapTimes(tagsManifest.get(tag), (time) => time + lead)]));
  noteRevalidation(times);
  await getSharedCache()?.tags.publish(times);
}

function applyRevalidations(tags: TagsByName): void {
  noteRevalidation(tags);
  for (const [tag, times] of Object.entries(tags))
    tagsManifest.set(tag, getLatest(tagsManifest.get(tag), mapTimes(times, toOwnTime)));
}

function noteRevalidation(tags: TagsByName): void {
  const at = Math.max(0, ...Object.values(tags).map(({ stale = 0 }) => stale));
  if (at > startedAt) processState.lastRevalidatedAt = Math.max(at, processState.lastRevalidatedAt);
}

function getLatest(own: TagTimes = {}, received: TagTimes): TagTimes {
  const known = [own.expired, received.expired].filter((time) => time !== undefined);
  // 'max' expires in a year, which is later than any entry lives: what has expired already comes first.
  const past = known.filter((time) => time <= getTime());
  const expired = Math.max(...(past.length > 0 ? past : known));
  return { stale: Math.max(own.stale ?? 0, received.stale ?? 0), ...(known.length > 0 && { expired }) };
}

function mapTimes(times: TagTimes = {}, change: (time: number) => number): TagTimes {
  return Object.fromEntries(Object.entries(times).map(([name, time]) => [name, change(time)]));
}

/** Rather too late than too early: what was made before this host slept has kept its date. */
function toOwnTime(time: number): number {
  const own = Math.max(time, time - getSystemLead());
  return time <= Date.now() ? Math.min(own, getTime()) : own;
}
