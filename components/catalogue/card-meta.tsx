import { messages } from '@/content/messages';
import type { CardItem } from '@/lib/catalogue/card-item';
import styles from './card-meta.module.scss';

/** What tells results apart, in one line: whether it is equipment or a service, its category, its reference. */
export function CardMeta({ item: { id, isService, category } }: { readonly item: CardItem }) {
  const { product } = messages;
  return (
    <p className={styles.meta}>
      {isService && <span className={styles.service}>{product.service}</span>}
      {!isService && <span lang={category?.lang}>{category?.name ?? product.equipment}</span>}
      <span>
        {product.shortReference} {id}
      </span>
    </p>
  );
}
