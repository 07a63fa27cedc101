import type { ReactNode } from 'react';
import { listPageTexts } from '@/content/client/quotation-list-page';
import type { NamedItem } from '@/lib/catalogue/card-item';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import styles from './list-row.module.scss';
import { QuantityField } from './quantity-field';

export type RowProduct = NamedItem & {
  /** Address of its page. */
  readonly href: string;
  /** Server-rendered. */
  readonly picture: ReactNode;
  /** Brand and reference, server-rendered. */
  readonly meta: ReactNode;
};

type Props = {
  readonly product: RowProduct;
  readonly quantity: number;
  /** Address of the list without it. */
  readonly without: string;
  readonly onChange: (quantity: number) => void;
  readonly onRemove: () => void;
};

/** A product of the list, how many of it, and the way to take it off. */
export function ListRow({ product, quantity, without, onChange, onRemove }: Props) {
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
      </div>
      <QuantityField id={id} name={name} quantity={quantity} onChange={onChange} />
      <a
        className={styles.remove}
        href={without}
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <Icon name="trash" size={20} />
        {listPageTexts.remove}
        <span className={styles.hidden} lang={lang}>{` ${name}`}</span>
      </a>
    </li>
  );
}
