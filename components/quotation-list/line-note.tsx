import { lineTexts } from '@/content/client/quotation-list-lines';
import styles from './list-row.module.scss';

type Props = {
  readonly note: string;
  /** True on the list of this device. */
  readonly isMine: boolean;
};

/** What a visitor wrote to a line, and where it comes from. */
export function LineNote({ note, isMine }: Props) {
  return (
    <p className={styles.note}>
      <span className={styles.mark}>{lineTexts.noteMark[isMine ? 'own' : 'link']}</span> <span>{note}</span>
    </p>
  );
}
