import { SearchResults } from '@/components/catalogue/search-results';
import { BannerPage } from '@/components/layout/page-hero';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { messages } from '@/content/messages';
import { getCategories, readIfPossible } from '@/lib/backend';
import { getCloseMatches } from '@/lib/backend/search';
import { hasAllWords, toWords } from '@/lib/search-index/words';
import type { FoundSearch } from './search';

/** With fewer results than this, close matches are shown too. */
const MIN_RESULTS = 3;
const texts = messages.search;

/** The page of a search, whatever it shows of the results. */
export async function SearchSections(found: FoundSearch) {
  const { q, words, results, meant, group } = found;
  const items = results?.items ?? [];
  const isShort = results !== null && !group && items.length < MIN_RESULTS;
  const shown = items.map(({ id }) => id);
  const close = isShort ? await getCloseMatches(words, shown) : [];
  const isMissing = results !== null && !group && (items.length === 0 || (meant !== null && leavesOut(meant, q)));
  const read = isShort || isMissing ? await readIfPossible(getCategories()) : null;
  const categories = read?.ok ? read.data : [];
  return (
    <BannerPage title={texts.title} text={getCount(found)}>
      {results === null && <p>{texts.blank}</p>}
      {results && (
        <SearchResults
          q={q}
          items={items}
          meant={meant}
          isMissing={isMissing}
          group={group}
          close={close}
          named={isShort ? (categories.find(({ name }) => hasAllWords(name, q)) ?? null) : null}
          categories={categories}
        />
      )}
      {q !== '' && <WhatsAppButton text={texts.whatsAppText(q, group?.name)} />}
    </BannerPage>
  );
}

/** How many results there are; nothing where there are none. */
function getCount({ q, results, meant, group }: FoundSearch): string | undefined {
  if (!results || results.items.length === 0) return undefined;
  const { items, total, hasMore } = results;
  const count = texts.results((group?.items ?? items).length, meant ?? q, group?.name);
  if (!hasMore) return count;
  return group ? count + texts.ofMore(items.length, total) : texts.more(items.length, total);
}

/** True where `meant` stands for some of the words of `q` alone: one word for another is a correction. */
function leavesOut(meant: string, q: string): boolean {
  return toWords(meant).length < toWords(q).length;
}
