import type { Metadata } from 'next';
import { limits } from '@/content/limits';
import { popularSearches } from '@/content/seo';
import { searchProducts } from '@/lib/backend';
import { readOrFailure } from '@/lib/failures/read-or-failure';
import { decodeParam } from '@/lib/routes';
import { getSearchMetadata } from '@/lib/seo/catalogue-pages';
import { normalizeSearch } from '@/lib/text';
import { findSearch } from './search';
import { SearchSections } from './search-sections';

type Props = { readonly params: Promise<{ readonly q: string }> };

export function generateStaticParams() {
  return popularSearches.map((q) => ({ q }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  // Decoded by the framework, here alone: decoding once more would make '5%50' of a search for '5%2550'.
  const q = normalizeSearch((await params).q, limits.searchText);
  // A failure gives the page its status here, and its words below.
  if (q !== '') await searchProducts(q.toLowerCase());
  return getSearchMetadata(q);
}

export default async function SearchPage({ params }: Props) {
  const found = await readOrFailure(findSearch(decodeParam((await params).q)));
  return found && <SearchSections found={found} />;
}
