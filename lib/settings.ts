import { cacheLife, cacheTag } from 'next/cache';
import { dataPolicy, documents } from '@/content/documents';
import { formMessages } from '@/content/form-messages';
import { cacheProfiles, tags } from './backend/tags';
import { env } from './env';

/** Settings that pages show: cached with a life, so that a prerendered page takes those of the host that serves it. */
export async function getSettings() {
  'use cache';
  cacheTag(tags.everything, tags.catalogue, tags.settings, tags.publication(env.publication));
  cacheLife(cacheProfiles.catalogue);
  const address = (file: string) => `${env.backendStorageUrl}/${file}`;
  return {
    siteUrl: env.siteUrl,
    isIndexable: env.isIndexable,
    documents: documents.map(({ label, file }) => ({ label, href: address(file) })),
    /** Where the product pages' promise of a guarantee stands. */
    guarantees: address(documents[0].file),
    /** What a visitor reads before sending where no message can be stored; else ''. */
    formNote: env.isDatabaseDurable ? '' : formMessages[env.backendUrl ? 'direct' : 'closed'],
    dataPolicy: { label: dataPolicy.label, href: address(dataPolicy.file) },
  };
}
