import { listPageTexts } from '@/content/client/quotation-list-page';
import { LIST_FIELDS } from '@/lib/quotation-list/change';
import { type FreeLine, withNote } from '@/lib/quotation-list/lines';
import { LineText } from './line-text';
import texts from './line-text.module.scss';
import styles from './list-row.module.scss';
import { QuantityField } from './quantity-field';
import { RemoveButton } from './remove-button';

const { free, note: notes } = listPageTexts;

type Props = {
  readonly line: FreeLine;
  /** Of the button that takes it off. */
  readonly value: string;
  readonly onChange: (line: FreeLine) => void;
  readonly onRemove: () => void;
};

/** A line that names no product: what is needed, how many of it, and the ways to change it and to take it off. */
export function FreeRow({ line, value, onChange, onRemove }: Props) {
  const { text, quantity, note = '' } = line;
  return (
    <li className={`${styles.row} ${styles.free}`}>
      <div className={styles.words}>
        <h3 className={styles.name}>{text}</h3>
        <p className={styles.mark}>{free.mark}</p>
        {note && <p className={texts.note}>{note}</p>}
        <details className={texts.edit}>
          <summary className={texts.summary}>
            {free.edit}
            <span className={texts.hidden}>{` ${text}`}</span>
          </summary>
          <LineText
            name={LIST_FIELDS.text}
            label={free.text}
            of={text}
            value={text}
            isRequired
            onChange={(words) => onChange({ ...line, text: words })}
          />
          <LineText
            name={LIST_FIELDS.note}
            label={notes.label}
            of={text}
            hint={notes.hint}
            value={note}
            onChange={(words) => onChange(withNote(line, words))}
          />
        </details>
      </div>
      <QuantityField
        id={LIST_FIELDS.quantity}
        name={text}
        quantity={quantity}
        onChange={(count) => onChange({ ...line, quantity: count })}
      />
      <RemoveButton value={value} name={text} onRemove={onRemove} />
    </li>
  );
}
