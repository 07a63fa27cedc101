import { lineTexts } from '@/content/client/quotation-list-lines';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { FREE } from '@/lib/quotation-list/address';
import { LIST_FIELDS } from '@/lib/quotation-list/fields';
import type { FreeLine } from '@/lib/quotation-list/lines';
import { LineDetails, LineField } from './line-field';
import { LineNote } from './line-note';
import styles from './list-row.module.scss';
import type { FreeRowsProps } from './plain-codec';
import { QuantityField } from './quantity-field';
import { RemoveButton } from './remove-button';

/** The free lines of a list. */
export function FreeRows({ lines: { items, free }, isMine, onChange, onRemove }: FreeRowsProps) {
  return free.map((line, index) => (
    <FreeRow
      // biome-ignore lint/suspicious/noArrayIndexKey: equal lines differ by their place only
      key={index}
      line={line}
      isMine={isMine}
      value={FREE + index}
      onChange={(quantity) =>
        onChange(
          { items, free: free.map((one) => (one === line ? { ...one, quantity } : one)) },
          listPageTexts.changed(line.text, quantity),
        )
      }
      onRemove={() => onRemove({ items, free: free.filter((one) => one !== line) }, line.text)}
    />
  ));
}

type FreeRowProps = {
  readonly line: FreeLine;
  /** True on the list of this device. */
  readonly isMine: boolean;
  /** Of the button that takes it off. */
  readonly value: string;
  readonly onChange: (quantity: number) => void;
  readonly onRemove: () => void;
};

/** A line that names no product: what is needed, how many of it, and the ways to change it and to take it off. */
function FreeRow({ line, isMine, value, onChange, onRemove }: FreeRowProps) {
  const { text, quantity, note = '' } = line;
  return (
    <li className={`${styles.row} ${styles.free}`}>
      <div className={styles.words}>
        <h3 className={styles.name}>{text}</h3>
        <p className={styles.mark}>{lineTexts.mark[isMine ? 'own' : 'link']}</p>
        {note && <LineNote note={note} isMine={isMine} />}
        <LineDetails title={lineTexts.edit} of={text}>
          <LineField name={LIST_FIELDS.text} label={lineTexts.text} of={text} value={text} />
          <LineField name={LIST_FIELDS.note} label={lineTexts.note} of={text} value={note} />
        </LineDetails>
      </div>
      <QuantityField id={LIST_FIELDS.quantity} name={text} quantity={quantity} onChange={onChange} />
      <RemoveButton value={value} name={text} onRemove={onRemove} />
    </li>
  );
}
