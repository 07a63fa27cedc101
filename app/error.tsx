'use client';

import { LazyFailedPage } from '@/components/layout/lazy-failed-page';

/** A page that failed in the browser, or whose failure the browser takes over from its HTML: the same words. */
export default function RouteError({ error }: { readonly error: Error & { readonly digest?: string } }) {
  return <LazyFailedPage failure={error.digest} />;
}
