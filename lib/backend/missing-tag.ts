import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheProfiles, tags } from './cache';

/** Marks the page that is being made as a 404 of what the backend does not have, which the webhook drops. Resolves to null. */
export async function tagMissing(): Promise<null> {
  'use cache';
  cacheTag(tags.missing, tags.catalogue);
  cacheLife(cacheProfiles.catalogue);
  return null;
}
