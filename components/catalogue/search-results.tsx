import { AppLink } from '@/components/ui/app-link';
import { messages } from '@/content/messages';
import type { CardItem } from '@/lib/catalogue/card-item';
import type { ResultGroup } from '@/lib/catalogue/result-groups';
import { toSearchPath } from '@/lib/routes';
import { ComparableList } from '../comparison/comparable-list';
import { EmptyState } from './empty-state';
import { ProductList } from './product-list';
import { ResultChoices } from './result-choices';
import styles from './search-results.module.scss';

type Props = {
  readonly q: string;
  readonly results: {
    readonly items: readonly CardItem[];
    readonly total: number | null;
    readonly hasMore: boolean;
  };
  /** What is shown of them; null for all. */
  readonly group?: ResultGroup | null;
  /** What the visitor may have meant, where little was found. */
  readonly close: { readonly correction: string | null; readonly items: readonly CardItem[] } | null;
  readonly categories: Parameters<typeof EmptyState>[0]['categories'];
};

/** Results of a search, how many there are, and what to do when there are none, few or too many. */
export function SearchResults({ q, results: { items, total, hasMore }, group = null, close, categories }: Props) {
  const { search } = messages;
  const shown = group?.items ?? items;
  const count = search.results(shown.length, q, group?.name);
  const all = group ? count + search.ofMore(items.length, total) : search.more(items.length, total);
  const hasClose = close !== null && close.items.length > 0;
  return (
    <>
      {items.length > 0 && (
        <>
          <ResultChoices q={q} items={items} group={group} />
          <p className={styles.count}>{hasMore ? all : count}</p>
        </>
      )}
      {items.length === 0 && hasClose && <p className={styles.empty}>{search.empty}</p>}
      {close?.correction && (
        <p className={styles.correction}>
          {search.didYouMean} <AppLink href={toSearchPath(close.correction)}>{close.correction}</AppLink>
        </p>
      )}
      {items.length > 0 && <ComparableList items={shown} heading="h2" isInSearch />}
      {hasClose && (
        <section aria-labelledby="parecidos" className={styles.close}>
          <h2 id="parecidos">{search.close}</h2>
          <ProductList items={close.items} heading="h3" isInSearch />
        </section>
      )}
      {items.length === 0 && (
        <EmptyState
          title={hasClose ? search.otherWays : search.empty}
          text={hasClose ? search.otherWaysHelp : search.emptyHelp}
          categories={categories}
          q={q}
        />
      )}
    </>
  );
}
