import type { Metadata } from 'next';
import { PageBody } from '@/components/catalog/page-body';
import { SearchResults } from '@/components/catalog/search-results';
import { PageHero } from '@/components/layout/page-hero';
import { SearchBox } from '@/components/layout/search-box';
import { ErrorNotice } from '@/components/ui/error-notice';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { popularSearches } from '@/content/searches';
import { getCategories, searchProducts } from '@/lib/backend';
import { failureText } from '@/lib/failure-text';
import { decodeParam } from '@/lib/routes';
import { searchMetadata } from '@/lib/seo/catalog-pages';
import { normalizeSearch } from '@/lib/text';

type Props = { readonly params: Promise<{ readonly q: string }> };

export function generateStaticParams() {
  return popularSearches.map((q) => ({ q }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  // Decoded by the framework, here alone: decoding once more would make '5%50' of a search for '5%2550'.
  return searchMetadata(normalizeSearch((await params).q, limits.searchText));
}

export default async function SearchPage({ params }: Props) {
  const q = normalizeSearch(decodeParam((await params).q), limits.searchText);
  const results = q === '' ? null : await searchProducts(q.toLowerCase());
  const categories = results?.ok && results.data.items.length === 0 ? await getCategories() : null;
  return (
    <>
      <PageHero title={messages.search.title}>
        <SearchBox label={messages.search.again} value={q} />
      </PageHero>
      <PageBody>
        {results === null && <p>{messages.search.blank}</p>}
        {results?.ok && (
          <SearchResults q={q} results={results.data} categories={categories?.ok ? categories.data : []} />
        )}
        {results && !results.ok && <ErrorNotice message={failureText(results.failure)} />}
      </PageBody>
    </>
  );
}
