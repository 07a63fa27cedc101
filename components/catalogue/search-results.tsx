import { AppLink } from '@/components/ui/app-link';
import { toProps } from '@/components/ui/button';
import { messages } from '@/content/messages';
import type { CardItem, Category } from '@/lib/catalogue/product';
import type { ResultGroup } from '@/lib/catalogue/result-groups';
import { toListPath } from '@/lib/quotation-list/address';
import { toCategoryPath, toSearchPath } from '@/lib/routes';
import { ComparableList } from '../comparison/comparable-list';
import { AddLines } from '../quotation-list/add-lines';
import { ResultChoices } from './choices';
import { EmptyState } from './picture-links';
import { ProductList } from './product-list';
import styles from './search-results.module.scss';

type Props = {
  readonly q: string;
  readonly items: readonly CardItem[];
  /** The words that they answer where nothing answers those of `q`. */
  readonly meant?: string | null;
  /** True where what was searched for may be none of them. */
  readonly isMissing: boolean;
  /** What is shown of them; null for all. */
  readonly group?: ResultGroup | null;
  /** What is near, where little was found. */
  readonly close: readonly CardItem[];
  /** The category whose name was searched for, where little was found. */
  readonly named: Category | null;
  readonly categories: readonly Category[];
};

/** Results of a search, and what to do when there are none or few. */
export function SearchResults({ q, items, meant = null, isMissing, group = null, close, named, categories }: Props) {
  const { search } = messages;
  const shown = group?.items ?? items;
  const hasClose = close.length > 0;
  const lines = [{ text: q, quantity: 1 }];
  const hasOthers = hasClose || items.length > 0;
  return (
    <>
      {meant !== null && (
        <>
          <p className="subtitle">
            {search.resultsFor} «<AppLink href={toSearchPath(meant)}>{meant}</AppLink>»
          </p>
          <p className={styles.none}>{search.noneFor(q)}</p>
        </>
      )}
      {items.length > 0 && <ResultChoices q={q} items={items} group={group} />}
      {items.length === 0 && hasClose && <p className="subtitle">{search.empty}</p>}
      {named && (
        <p className={styles.none}>
          <AppLink href={toCategoryPath(named)}>{search.seeCategory(named.name)}</AppLink>
        </p>
      )}
      {items.length > 0 && (
        <div className={styles.rows}>
          <ComparableList items={shown} heading="h2" isInSearch isFirst />
        </div>
      )}
      {hasClose && (
        <section aria-labelledby="parecidos" className={`${styles.rows} ${styles.close}`}>
          <h2 id="parecidos">{search.close}</h2>
          <ProductList items={close} heading="h3" isInSearch />
        </section>
      )}
      {isMissing && (
        <div className={hasOthers ? styles.otherWays : undefined}>
          <EmptyState
            title={hasOthers ? search.otherWays : search.empty}
            text={hasOthers ? search.otherWaysHelp : search.emptyAsk}
            categories={categories}
          >
            <AddLines
              lines={lines}
              href={toListPath(lines)}
              {...toProps({ icon: 'plus', className: styles.add, children: search.addWords(q) })}
            />
          </EmptyState>
        </div>
      )}
    </>
  );
}
