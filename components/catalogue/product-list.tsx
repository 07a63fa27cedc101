import { createElement } from 'react';
import { CardGrid } from './card-grid';
import { ProductCard } from './product-card';

type Props = {
  readonly items: readonly Parameters<typeof ProductCard>[0]['item'][];
  readonly heading: 'h2' | 'h3';
  readonly columns?: 3 | 4;
  readonly isInSearch?: boolean;
  readonly isCompared?: boolean;
  /** The list begins in the first screen: the picture of its first card is fetched before the others. */
  readonly isFirst?: boolean;
};

/** Cards of products or services: three a row unless `columns` says otherwise, and each a row of its own among the results of a search. */
export function ProductList({ items, isInSearch = false, columns = 3, isFirst = false, ...rest }: Props) {
  const cards = items.map((item, index) => (
    // biome-ignore lint/correctness/useJsxKeyInIterable: as children of their own they need no key, which would be each id once more in the page
    <li>
      <ProductCard item={item} isInSearch={isInSearch} first={isFirst && index === 0} {...rest} />
    </li>
  ));
  return createElement(CardGrid, { columns: isInSearch ? 1 : columns }, ...cards);
}
