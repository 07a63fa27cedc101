import { createFoundPage, type Found } from '@/app/found-page';
import styles from '@/components/catalogue/lists.module.scss';
import { EmptyState } from '@/components/catalogue/picture-links';
import { ProductList } from '@/components/catalogue/product-list';
import { BannerPage } from '@/components/layout/page-hero';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { AddLines } from '@/components/quotation-list/add-lines';
import { AppLink } from '@/components/ui/app-link';
import { toProps } from '@/components/ui/button';
import { searchTitle } from '@/content/client/search';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { popularSearches } from '@/content/seo';
import { getCategories, type SearchResults as Results, readIfPossible, searchProducts } from '@/lib/backend';
import { getRewrittenQuery } from '@/lib/backend/search';
import { toListPath } from '@/lib/quotation-list/address';
import { toSearchPath } from '@/lib/routes';
import { searchAgain } from '@/lib/search-index/rewritten-query';
import { getSearchMetadata } from '@/lib/seo/metadata';
import { normalizeSearch } from '@/lib/text';

type Params = { readonly q: string };

const texts = messages.search;

export function generateStaticParams(): Params[] {
  return popularSearches.map((q) => ({ q }));
}

const page = createFoundPage({
  find: ({ q }: Params, decode) => findSearch(decode(q)),
  describe: ({ q }) => getSearchMetadata(q),
  show,
  getTitle: () => searchTitle,
});

export const { generateMetadata } = page;
export default page.Page;

/** What a search finds; it is passed on in lower case. */
async function findSearch(text: string) {
  const q = normalizeSearch(text, limits.searchText);
  if (q === '') return { ok: true as const, q, results: null, meant: null };
  const words = q.toLowerCase();
  const read = await searchProducts(words);
  if (!read.ok) return read;
  // `meant` are the words that the results answer where nothing answers those of `q`.
  const { results, meant } = await searchAgain(words, read.data, getRewrittenQuery, readResults);
  return { ok: true as const, q, meant, results };
}

async function readResults(words: string): Promise<Results | null> {
  const read = await readIfPossible(searchProducts(words));
  return read.ok ? read.data : null;
}

async function show({ q, results, meant }: Found<typeof findSearch>) {
  const items = results?.items ?? [];
  const lines = [{ text: q, quantity: 1 }];
  const isEmpty = items.length === 0;
  const categories = results && isEmpty ? await readIfPossible(getCategories()) : null;
  // The way to have quoted what is none of them.
  const add = (
    <AddLines
      lines={lines}
      href={toListPath(lines)}
      {...toProps({ icon: 'plus', look: isEmpty ? 'action' : 'quiet', children: texts.addWords(q) })}
    />
  );
  return (
    <BannerPage title={texts.title} text={isEmpty ? undefined : getCount(meant ?? q, results)}>
      {results === null && <p>{texts.blank}</p>}
      {results && isEmpty && (
        <EmptyState title={texts.empty} categories={categories?.ok ? categories.data : []}>
          {add}
        </EmptyState>
      )}
      {meant !== null && !isEmpty && (
        <div className={styles.meant}>
          <p className="subtitle">
            {texts.resultsFor} «<AppLink href={toSearchPath(meant)}>{meant}</AppLink>»
          </p>
          {add}
        </div>
      )}
      {!isEmpty && (
        <div className={styles.rows}>
          <ProductList items={items} isInSearch />
        </div>
      )}
      {q !== '' && <WhatsAppButton text={texts.whatsAppText(q)} />}
    </BannerPage>
  );
}

function getCount(q: string, results: Results | null): string | undefined {
  if (!results) return undefined;
  const { items, hasMore } = results;
  return hasMore ? texts.more(items.length) : texts.results(items.length, q);
}
