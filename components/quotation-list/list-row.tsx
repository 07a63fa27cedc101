import type { ReactNode } from 'react';
import type { NamedItem } from '@/lib/catalogue/product';
import { AppLink } from '../ui/app-link';
import styles from './list-row.module.scss';
import { QuantityField } from './quantity-field';
import { RemoveButton } from './remove-button';

export type RowProduct = NamedItem & {
  /** Address of its page. */
  readonly href: string;
  /** Server-rendered. */
  readonly picture: ReactNode;
  /** Brand and reference, server-rendered. */
  readonly meta: ReactNode;
  /** The field of its note, server-rendered. */
  readonly more: ReactNode;
};

type Props = {
  readonly product: RowProduct;
  readonly quantity: number;
  readonly note: ReactNode;
  readonly onChange: (quantity: number) => void;
  readonly onRemove: () => void;
};

/** A product of the list, how many of it, its note, and the way to take it off. */
export function ListRow({ product, quantity, note, onChange, onRemove }: Props) {
  const { id, name, lang, href } = product;
  return (
    <li className={styles.row}>
      <div className={styles.picture}>{product.picture}</div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <AppLink href={href} lang={lang} prefetch={false}>
            {name}
          </AppLink>
        </h3>
        {product.meta}
        {note}
        {product.more}
      </div>
      <QuantityField id={id} name={name} quantity={quantity} onChange={onChange} />
      <RemoveButton value={id} name={name} lang={lang} onRemove={onRemove} />
    </li>
  );
}
