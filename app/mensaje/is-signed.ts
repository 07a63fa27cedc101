import { cacheLife, cacheTag } from 'next/cache';
import { cacheProfiles, tags } from '@/lib/backend/cache';
import { getReceiptKey } from '@/lib/forms';
import { isReceiptPath } from '@/lib/forms/receipt';

/** True when this site has signed `path`. Cached, so that the page is static; the verdict is what is kept, never the key. */
export async function isSigned(path: string): Promise<boolean> {
  'use cache';
  cacheTag(tags.everything, tags.settings);
  cacheLife(cacheProfiles.catalogue);
  const key = await getReceiptKey();
  return key !== null && isReceiptPath(path, key);
}
