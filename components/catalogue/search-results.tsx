import { AppLink } from '@/components/ui/app-link';
import { toProps } from '@/components/ui/button';
import { messages } from '@/content/messages';
import type { CardItem, Category } from '@/lib/catalogue/product';
import { toListPath } from '@/lib/quotation-list/address';
import { toSearchPath } from '@/lib/routes';
import { AddLines } from '../quotation-list/add-lines';
import styles from './lists.module.scss';
import { EmptyState } from './picture-links';
import { ProductList } from './product-list';

type Props = {
  readonly q: string;
  readonly items: readonly CardItem[];
  /** The words that they answer where nothing answers those of `q`. */
  readonly meant: string | null;
  /** Where to go on when there are none. */
  readonly categories: readonly Category[];
};

/** Results of a search, and the way to have quoted what is none of them. */
export function SearchResults({ q, items, meant, categories }: Props) {
  const { search } = messages;
  const lines = [{ text: q, quantity: 1 }];
  const isEmpty = items.length === 0;
  const add = (
    <AddLines
      lines={lines}
      href={toListPath(lines)}
      {...toProps({
        icon: 'plus',
        look: isEmpty ? 'action' : 'quiet',
        children: search.addWords(q),
      })}
    />
  );
  if (isEmpty)
    return (
      <EmptyState title={search.empty} text={search.emptyAsk} categories={categories}>
        {add}
      </EmptyState>
    );
  return (
    <>
      {meant !== null && (
        <div className={styles.meant}>
          <p className="subtitle">
            {search.resultsFor} «<AppLink href={toSearchPath(meant)}>{meant}</AppLink>»
          </p>
          <p>{search.noneFor(q)}</p>
          {add}
        </div>
      )}
      <div className={styles.rows}>
        <ProductList items={items} isInSearch />
      </div>
    </>
  );
}
