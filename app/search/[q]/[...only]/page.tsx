import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFound } from '@/components/layout/not-found';
import { popularSearches } from '@/content/seo';
import { readOrFailure } from '@/lib/failures/read-or-failure';
import { decodeParam } from '@/lib/routes';
import { getSearchMetadata } from '@/lib/seo/catalogue-pages';
import { findSearch } from '../search';
import { SearchSections } from '../search-sections';

type Params = { readonly q: string; readonly only: string[] };
type Props = { readonly params: Promise<Params> };

/** Each is made at its first visit. The framework wants one: a search that the build makes anyway. */
export function generateStaticParams(): Params[] {
  return [{ q: popularSearches[0], only: ['equipos'] }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  // Decoded by the framework, here alone.
  const { q, only } = await params;
  const found = await findSearch(q, only);
  if (!found) notFound();
  return found.ok ? getSearchMetadata(found.q, found.group?.name) : getSearchMetadata(q);
}

/** A group of the results of a search. */
export default async function SearchGroupPage({ params }: Props) {
  const { q, only } = await params;
  const found = await readOrFailure(findSearch(decodeParam(q), only.map(decodeParam)));
  return found ? <SearchSections found={found} /> : <NotFound />;
}
