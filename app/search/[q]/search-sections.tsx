import { PlainShareBlock } from '@/components/catalogue/plain-share-block';
import { SearchResults } from '@/components/catalogue/search-results';
import { BannerPage } from '@/components/layout/page-hero';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { PasteForm } from '@/components/pasted-list/paste-form';
import { messages } from '@/content/messages';
import { getCategories, readIfPossible } from '@/lib/backend';
import { getCloseMatches } from '@/lib/backend/search';
import { toSearchPath } from '@/lib/routes';
import { toWords } from '@/lib/search-index/words';
import { getSettings } from '@/lib/settings';
import type { FoundSearch } from './search';

/** With fewer results than this, close matches are shown too. */
const MIN_RESULTS = 3;
/** So many words may be several lines of a list. */
const MIN_LIST_WORDS = 6;
const texts = messages.search;

/** The page of a search, whatever it shows of the results. */
export async function SearchSections({ q, results, meant, group }: FoundSearch) {
  const items = results?.items ?? [];
  const isShort = results !== null && !group && items.length < MIN_RESULTS;
  const shown = items.map(({ id }) => id);
  const close = isShort ? await getCloseMatches(q.toLowerCase(), shown) : [];
  const isMissing = results !== null && !group && (items.length === 0 || (meant !== null && leavesOut(meant, q)));
  const categories = isMissing ? await readIfPossible(getCategories()) : null;
  const { siteUrl } = await getSettings();
  return (
    <BannerPage title={texts.title}>
      {results === null && <p>{texts.blank}</p>}
      {results && (
        <SearchResults
          q={q}
          results={results}
          meant={meant}
          isMissing={isMissing}
          group={group}
          close={close}
          categories={categories?.ok ? categories.data : []}
        />
      )}
      {items.length > 0 && (
        <PlainShareBlock name={texts.shareText(q, group?.name)} address={siteUrl + toSearchPath(q, group?.path)} />
      )}
      {isMissing && (items.length === 0 || toWords(q).length >= MIN_LIST_WORDS) && <PasteForm look="quiet" />}
      {q !== '' && <WhatsAppButton text={texts.whatsAppText(q, group?.name)} />}
    </BannerPage>
  );
}

/** True where `meant` stands for some of the words of `q` alone: one word for another is a correction. */
function leavesOut(meant: string, q: string): boolean {
  return toWords(meant).length < toWords(q).length;
}
