import type { ReactNode } from 'react';
import type { NamedItem } from '@/lib/catalogue/card-item';
import type { ListItem } from '@/lib/quotation-list/address';
import { toNoteField } from '@/lib/quotation-list/change';
import { withNote } from '@/lib/quotation-list/lines';
import { AppLink } from '../ui/app-link';
import { LineNote } from './line-note';
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
};

type Props = {
  readonly product: RowProduct;
  readonly item: ListItem;
  readonly onChange: (item: ListItem) => void;
  readonly onRemove: () => void;
};

/** A product of the list, how many of it, its note, and the way to take it off. */
export function ListRow({ product, item, onChange, onRemove }: Props) {
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
        <LineNote
          of={name}
          field={toNoteField(id)}
          note={item.note}
          onChange={(note) => onChange(withNote(item, note))}
        />
      </div>
      <QuantityField
        id={id}
        name={name}
        quantity={item.quantity}
        onChange={(quantity) => onChange({ ...item, quantity })}
      />
      <RemoveButton value={id} name={name} lang={lang} onRemove={onRemove} />
    </li>
  );
}
