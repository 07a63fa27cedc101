'use client';

import { usePathname } from 'next/navigation';
import { LazyFailedPage } from '@/components/layout/lazy-failed-page';
import { searchTitle } from '@/content/client/search';
import { decodeParam } from '@/lib/routes';

/** A page that failed, in the browser or before: the same words, and the title of a search or category. */
export default function RouteError({ error }: { readonly error: Error & { readonly digest?: string } }) {
  const [, section, name] = usePathname().split('/');
  const category = section === 'productos' && name ? decodeParam(name) : undefined;
  return <LazyFailedPage failure={error.digest} title={section === 'search' ? searchTitle : category} />;
}
