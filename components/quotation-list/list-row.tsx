import type { ReactNode } from 'react';
import { clientLimits } from '@/content/client/limits';
import { lineTexts, listPageTexts } from '@/content/client/quotation-list-page';
import type { NamedItem } from '@/lib/catalogue/product';
import { type Line, MAX_QUANTITY } from '@/lib/quotation-list/address';
import { LIST_FIELDS } from '@/lib/quotation-list/fields';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import styles from './quotation-list.module.scss';

export type RowProduct = NamedItem & {
  readonly href: string;
  /** Server-rendered. */
  readonly picture: ReactNode;
  /** Brand and reference, server-rendered. */
  readonly meta: ReactNode;
};

type Props = {
  readonly line: Line;
  readonly place: number;
  /** Absent for words of the visitor's own. */
  readonly product: RowProduct | undefined;
  /** True on the list of this device. */
  readonly isMine: boolean;
  readonly onRemove: (name: string) => void;
};

/** A line of the list: product or words, note, quantity and the button to remove it; the form of the list reads it. */
export function ListRow({ line: { text = '', quantity, note = '' }, place, product, isMine, onRemove }: Props) {
  const name = product?.name ?? text;
  const from = isMine ? 'own' : 'link';
  const edit = product ? lineTexts.note : lineTexts.edit;
  return (
    <li className={styles.row}>
      {product?.picture}
      <div className={styles.words}>
        <h3>
          {product ? (
            <AppLink href={product.href} prefetch={false}>
              {name}
            </AppLink>
          ) : (
            name
          )}
        </h3>
        {product ? product.meta : <p className="remark">{lineTexts.mark[from]}</p>}
        {note && (
          <p className={styles.note}>
            <span className="remark">{lineTexts.noteMark[from]}</span> <span>{note}</span>
          </p>
        )}
        <details>
          <summary title={edit}>
            <Icon name="pencil" size={20} />
            <span className="hidden">
              {edit}
              {lineTexts.ofLine(name)}
            </span>
          </summary>
          {product ? (
            <input type="hidden" name={LIST_FIELDS.product} value={product.id} />
          ) : (
            <TextField name={LIST_FIELDS.text} label={lineTexts.text} of={name} value={text} />
          )}
          <TextField name={LIST_FIELDS.note} label={lineTexts.note} of={name} value={note} />
        </details>
      </div>
      <input
        className={styles.quantity}
        type="number"
        inputMode="numeric"
        name={LIST_FIELDS.quantity}
        min={1}
        max={MAX_QUANTITY}
        required
        aria-label={listPageTexts.quantityOf(name)}
        defaultValue={quantity}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="submit"
        className={styles.remove}
        name={LIST_FIELDS.remove}
        value={place}
        formNoValidate
        onClick={(event) => {
          event.preventDefault();
          onRemove(name);
        }}
      >
        <Icon name="trash" size={20} />
        <span className="hidden">
          {listPageTexts.remove} {name}
        </span>
      </button>
    </li>
  );
}

type FieldProps = { readonly name: string; readonly label: string; readonly of: string; readonly value: string };

function TextField({ name, label, of, value }: FieldProps) {
  return (
    <label className="field">
      <span className="fieldName">
        {label}
        <span className="hidden">{lineTexts.ofLine(of)}</span>
      </span>
      <input
        name={name}
        maxLength={clientLimits.quotationList.text}
        required={name === LIST_FIELDS.text}
        autoComplete="off"
        defaultValue={value}
      />
    </label>
  );
}
