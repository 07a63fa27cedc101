import { CardGrid } from './card-grid';
import { ProductCard } from './product-card';

type Props = {
  readonly items: readonly Parameters<typeof ProductCard>[0]['item'][];
  readonly heading: 'h2' | 'h3';
  readonly isInSearch?: boolean;
  readonly words?: Parameters<typeof ProductCard>[0]['words'];
};

/** Cards of products or services, three a row. */
export function ProductList({ items, ...rest }: Props) {
  return (
    <CardGrid columns={3}>
      {items.map((item) => (
        <li key={item.id}>
          <ProductCard item={item} {...rest} />
        </li>
      ))}
    </CardGrid>
  );
}
