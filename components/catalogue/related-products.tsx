import { messages } from '@/content/messages';
import { ProductList } from './product-list';
import styles from './related-products.module.scss';

type Props = Pick<Parameters<typeof ProductList>[0], 'items'>;

/** At most three related products; the block has a name but no visible title (spec, point 2). */
export function RelatedProducts({ items }: Props) {
  if (items.length === 0) return null;
  return (
    <section className={styles.block} aria-label={messages.product.relatedTitle}>
      <ProductList items={items} heading="h2" />
    </section>
  );
}
