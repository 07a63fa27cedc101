import type { Metadata } from 'next';
import { PlainShareBlock } from '@/components/catalogue/plain-share-block';
import { SearchResults } from '@/components/catalogue/search-results';
import { Container } from '@/components/layout/container';
import { FailedPage } from '@/components/layout/failed-page';
import { PageHero } from '@/components/layout/page-hero';
import { SearchBox } from '@/components/layout/search-box';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { RecentlyViewed } from '@/components/recently-viewed/recently-viewed';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { popularSearches } from '@/content/searches';
import { getCategories, searchProducts } from '@/lib/backend';
import { getCategoriesOf, getCloseMatches } from '@/lib/backend/search';
import type { CardItem } from '@/lib/catalogue/card-item';
import { readOrFailure } from '@/lib/failures/read-or-failure';
import { decodeParam, searchPath } from '@/lib/routes';
import { searchMetadata } from '@/lib/seo/catalogue-pages';
import { getSettings } from '@/lib/settings';
import { normalizeSearch } from '@/lib/text';

/** With fewer results than this, close matches are shown too. */
const MIN_RESULTS = 3;

type Props = { readonly params: Promise<{ readonly q: string }> };

export function generateStaticParams() {
  return popularSearches.map((q) => ({ q }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  // Decoded by the framework, here alone: decoding once more would make '5%50' of a search for '5%2550'.
  const q = normalizeSearch((await params).q, limits.searchText);
  // A failure gives the page its status here, and its words below.
  if (q !== '') await searchProducts(q.toLowerCase());
  return searchMetadata(q);
}

export default async function SearchPage({ params }: Props) {
  const q = normalizeSearch(decodeParam((await params).q), limits.searchText);
  const results = q === '' ? null : await readOrFailure(searchProducts(q.toLowerCase()));
  if (results && !results.ok) return <FailedPage failure={results.failure} />;
  const found = results?.data.items ?? [];
  const items = await withCategories(found);
  const close = results && found.length < MIN_RESULTS ? await getCloseMatches(q.toLowerCase(), getIds(found)) : null;
  const categories = results && found.length === 0 ? await readOrFailure(getCategories()) : null;
  const { siteUrl } = await getSettings();
  return (
    <>
      <PageHero title={messages.search.title}>
        <SearchBox label={messages.search.again} value={q} />
      </PageHero>
      <Container>
        {results === null && <p>{messages.search.blank}</p>}
        {results && (
          <SearchResults
            q={q}
            results={{ ...results.data, items }}
            close={close}
            categories={categories?.ok ? categories.data : []}
          />
        )}
        {found.length > 0 && <PlainShareBlock name={messages.search.shareText(q)} address={siteUrl + searchPath(q)} />}
        {found.length === 0 && <RecentlyViewed />}
        {q !== '' && <WhatsAppButton text={messages.search.whatsAppText(q)} />}
      </Container>
    </>
  );
}

const getIds = (items: readonly CardItem[]) => items.map(({ id }) => id);

/** A backend need not say the category of what it finds; the search index knows it. */
async function withCategories(items: readonly CardItem[]): Promise<readonly CardItem[]> {
  const silent = getIds(items.filter(({ category, isService }) => !category && !isService));
  if (silent.length === 0) return items;
  const known = await getCategoriesOf(silent);
  return items.map((item) => ({ ...item, category: item.category ?? known[silent.indexOf(item.id)] }));
}
