import { messages } from '@/content/messages';
import { ProductList } from './product-list';
import styles from './related-products.module.scss';

type Props = Pick<Parameters<typeof ProductList>[0], 'items'> & {
  /** A visible title, on other pages than a product's. */
  readonly title?: string;
};

/** At most three products, small; on a product's page the block has a name but no visible title (docs/behaviour.md#product-page). */
export function RelatedProducts({ items, title }: Props) {
  if (items.length === 0) return null;
  return (
    <section
      className={title ? styles.list : `${styles.list} ${styles.block}`}
      aria-label={title ?? messages.product.relatedTitle}
    >
      {title && <h2>{title}</h2>}
      <ProductList items={items} heading={title ? 'h3' : 'h2'} />
    </section>
  );
}
