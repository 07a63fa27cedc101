import { listPageTexts } from '@/content/client/quotation-list-page';
import { LineText } from './line-text';
import styles from './line-text.module.scss';

const texts = listPageTexts.note;

type Props = {
  /** What the note is about. */
  readonly of: string;
  readonly field: string;
  readonly note?: string | undefined;
  readonly onChange: (note: string) => void;
};

/** The note of a product, and the place to write it. */
export function LineNote({ of, field, note = '', onChange }: Props) {
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      <details className={styles.edit}>
        <summary className={styles.summary}>
          {texts[note ? 'change' : 'add']}
          <span className={styles.hidden}>{listPageTexts.ofLine(of)}</span>
        </summary>
        <LineText name={field} label={texts.label} of={of} hint={texts.hint} value={note} onChange={onChange} />
      </details>
    </>
  );
}
