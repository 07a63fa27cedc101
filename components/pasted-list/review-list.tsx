import { review } from '@/content/paste';
import { toPasteFormPath } from '@/lib/pasted-list/fields';
import { LIST_FIELDS } from '@/lib/quotation-list/fields';
import { Button, ButtonLink } from '../ui/button';
import { WarningNotice } from '../ui/warning-notice';
import { ReviewForm } from './review-form';
import styles from './review-list.module.scss';
import { type ReviewedRow, ReviewRow } from './review-row';

type Props = {
  readonly rows: readonly ReviewedRow[];
  /** How many were found, are doubtful and are not in the catalogue, in words. */
  readonly summary: string;
  /** Lines that found no place. */
  readonly left: number;
  /** The words of rows that name nothing to quote. */
  readonly nameless: readonly string[];
  readonly base: string;
};

/** The first line that asks something. */
const FIRST = 'por-revisar';

/** The lines of a pasted list, what each means in the catalogue, and the form that adds them to the list. */
export function ReviewList({ rows, summary, left, nameless, base }: Props) {
  const doubtful = rows.filter(({ kind }) => kind === 'doubtful');
  const first = doubtful[0] ?? rows.find(({ asked }) => asked);
  return (
    <ReviewForm>
      <p className={styles.summary}>{summary}</p>
      {first && (
        <p>
          <a href={`#${FIRST}`} className={styles.jump}>
            {review.toFirst}
          </a>
        </p>
      )}
      {rows.some(({ kind }) => kind === 'unread') && <WarningNotice isShown text={review.cannotSearch} />}
      {left > 0 && <WarningNotice isShown text={review.left(left)} />}
      {nameless.length > 0 && <p>{review.nameless(nameless)}</p>}
      <input type="hidden" name={LIST_FIELDS.base} value={base} />
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          // A list never changes, and two lines may be equal but for their units.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the list's own
          <ReviewRow key={index} row={row} index={index} id={row === first ? FIRST : undefined} />
        ))}
      </ol>
      <p className={styles.bar}>
        <Button type="submit">{review.submit}</Button>
        {doubtful.length > 0 && (
          <a href={`#${FIRST}`} className={styles.jump}>
            {review.doubtful(doubtful.length)}
          </a>
        )}
      </p>
      <p className={styles.ways}>
        <ButtonLink href={toPasteFormPath()} look="quiet" prefetch={false}>
          {review.again}
        </ButtonLink>
      </p>
    </ReviewForm>
  );
}
