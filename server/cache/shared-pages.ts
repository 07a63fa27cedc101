import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSystemLead, getTime } from '@/lib/process/clock';
import { processState } from '@/lib/process/process-state';
import { areTagsStale, type CacheHandlerValue } from './framework';
import { getSharedCache } from './revalidations';

const TAGS_HEADER = 'x-next-cache-tags';

let release: string | undefined;

/** Pages name the files of their release and their public address: those of another one must not be mixed with them. */
function getName(key: string, serverDir: string): string {
  release ??= readFileSync(join(serverDir, '..', 'BUILD_ID'), 'utf8');
  return `page:${release}:${processState.build?.deploymentId}:${processState.publication?.name}:${key}`;
}

/** The page that another process has made, or null. */
export async function getSharedPage(key: string, kind: string, serverDir: string): Promise<CacheHandlerValue | null> {
  const entry = await getSharedCache()?.getPage(getName(key, serverDir), kind);
  // lib/shared-cache has checked its shape.
  return entry ? ({ ...entry, lastModified: entry.lastModified - getSystemLead() } as CacheHandlerValue) : null;
}

/** Gives a page to the other processes; does not wait. */
export function sharePage(key: string, serverDir: string, entry: CacheHandlerValue): void {
  void getSharedCache()?.set(getName(key, serverDir), { ...entry, lastModified: entry.lastModified + getSystemLead() });
}

/** True while neither its age nor a revalidation requires the page to be made anew; only the framework has the age of the build's own pages. */
export function isFresh({ value, lastModified, cacheControl }: CacheHandlerValue, marginMs = 0): boolean {
  const tags = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  if (typeof tags === 'string' && areTagsStale(tags.split(','), lastModified)) return false;
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate !== 'number' || getTime() + marginMs < lastModified + revalidate * 1000;
}
