import { PlainShareBlock } from '@/components/catalogue/plain-share-block';
import { SearchResults } from '@/components/catalogue/search-results';
import { Container } from '@/components/layout/container';
import { PageHero } from '@/components/layout/page-hero';
import { SearchBox } from '@/components/layout/search-box';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { MyRequestsFound } from '@/components/my-requests/request-links';
import { PasteForm } from '@/components/pasted-list/paste-form';
import { RecentlyViewed } from '@/components/recently-viewed/recently-viewed';
import { messages } from '@/content/messages';
import { getCategories } from '@/lib/backend';
import { readIfPossible } from '@/lib/backend/outcome';
import { getCloseMatches } from '@/lib/backend/search';
import { readRequestSearch } from '@/lib/forms/request-search';
import { toSearchPath } from '@/lib/routes';
import { getSettings } from '@/lib/settings';
import type { FoundSearch } from './search';

/** With fewer results than this, close matches are shown too. */
const MIN_RESULTS = 3;
const texts = messages.search;

/** The page of a search, whatever it shows of the results. */
export async function SearchSections({ q, results, group }: FoundSearch) {
  const items = results?.items ?? [];
  const isShort = results !== null && !group && items.length < MIN_RESULTS;
  const shown = items.map(({ id }) => id);
  const close = isShort ? await getCloseMatches(q.toLowerCase(), shown) : null;
  const categories = results && items.length === 0 ? await readIfPossible(getCategories()) : null;
  const request = readRequestSearch(q);
  const { siteUrl } = await getSettings();
  return (
    <>
      <PageHero title={texts.title}>
        <SearchBox label={texts.again} value={q} />
      </PageHero>
      <Container>
        {request && <MyRequestsFound {...request} />}
        {results === null && <p>{texts.blank}</p>}
        {results && (
          <SearchResults
            q={q}
            results={results}
            group={group}
            close={close}
            categories={categories?.ok ? categories.data : []}
          />
        )}
        {items.length > 0 && (
          <PlainShareBlock name={texts.shareText(q, group?.name)} address={siteUrl + toSearchPath(q, group?.path)} />
        )}
        {results && items.length === 0 && <PasteForm />}
        {items.length === 0 && <RecentlyViewed />}
        {q !== '' && <WhatsAppButton text={texts.whatsAppText(q, group?.name)} />}
      </Container>
    </>
  );
}
