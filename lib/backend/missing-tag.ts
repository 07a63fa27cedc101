import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheProfiles, tags } from './cache';

/** Marks the page that is being made as a 404 of something that the backend does not have: the webhook drops it, since it may be there now. Resolves to null. */
export async function tagMissing(): Promise<null> {
  'use cache';
  cacheTag(tags.missing, tags.catalogue);
  cacheLife(cacheProfiles.catalogue);
  return null;
}
