'use client';

import { LazyFailedPage } from '@/components/layout/lazy-failed-page';
import { searchTitle } from '@/content/client/search';

/** A search whose failure the browser takes over from its HTML: the same words. */
export default function SearchError({ error }: { readonly error: Error & { readonly digest?: string } }) {
  return <LazyFailedPage failure={error.digest} title={searchTitle} />;
}
