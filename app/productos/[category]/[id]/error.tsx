'use client';

import { useParams } from 'next/navigation';
import { LazyFailedPage } from '@/components/layout/lazy-failed-page';
import { decodeParam } from '@/lib/routes';

/** A category whose failure the browser takes over from its HTML: the same words. */
export default function CategoryError({ error }: { readonly error: Error & { readonly digest?: string } }) {
  const { category } = useParams<{ category: string }>();
  return <LazyFailedPage failure={error.digest} title={decodeParam(category)} />;
}
