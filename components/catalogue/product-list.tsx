import { CardGrid } from './card-grid';
import { ProductCard } from './product-card';

type Props = {
  readonly items: readonly Parameters<typeof ProductCard>[0]['item'][];
  readonly heading: 'h2' | 'h3';
  readonly columns?: 3 | 4;
  readonly isInSearch?: boolean;
  readonly isCompared?: boolean | 'late';
  readonly words?: Parameters<typeof ProductCard>[0]['words'];
};

/** Cards of products or services, three a row unless `columns` says otherwise. */
export function ProductList({ items, columns = 3, ...rest }: Props) {
  return (
    <CardGrid columns={columns}>
      {items.map((item) => (
        <li key={item.id}>
          <ProductCard item={item} {...rest} />
        </li>
      ))}
    </CardGrid>
  );
}
