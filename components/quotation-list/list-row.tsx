import type { ReactNode } from 'react';
import { lineTexts } from '@/content/client/quotation-list-lines';
import type { NamedItem } from '@/lib/catalogue/card-item';
import type { ListItem } from '@/lib/quotation-list/address';
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
  readonly item: ListItem;
  /** True on the list of this device. */
  readonly isMine: boolean;
  readonly onChange: (quantity: number) => void;
  readonly onRemove: () => void;
};

/** A product of the list, how many of it, its note, and the way to take it off. */
export function ListRow({ product, item, isMine, onChange, onRemove }: Props) {
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
        {item.note && <LineNote note={item.note} isMine={isMine} />}
        {product.more}
      </div>
      <QuantityField id={id} name={name} quantity={item.quantity} onChange={onChange} />
      <RemoveButton value={id} name={name} lang={lang} onRemove={onRemove} />
    </li>
  );
}

type NoteProps = { readonly note: string; readonly isMine: boolean };

/** What a visitor wrote to a line, and where it comes from. */
export function LineNote({ note, isMine }: NoteProps) {
  return (
    <p className={styles.note}>
      <span className={styles.mark}>{lineTexts.noteMark[isMine ? 'own' : 'link']}</span> <span>{note}</span>
    </p>
  );
}
