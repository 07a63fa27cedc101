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
  readonly base: string;
  readonly isRead: boolean;
};

/** The lines of a pasted list, what each means in the catalogue, and the form that adds them to the list. */
export function ReviewList({ rows, summary, left, base, isRead }: Props) {
  const [items = '', extras = ''] = base.split('/');
  return (
    <ReviewForm>
      <p className={styles.summary}>{summary}</p>
      {!isRead && <WarningNotice isShown text={review.unread} />}
      {left > 0 && <WarningNotice isShown text={review.left(left)} />}
      <input type="hidden" name={LIST_FIELDS.items} value={items} />
      <input type="hidden" name={LIST_FIELDS.extras} value={extras} />
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          // A list never changes, and two lines may be equal but for their units.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the list's own
          <ReviewRow key={index} row={row} index={index} />
        ))}
      </ol>
      <p className={styles.ways}>
        <Button type="submit">{review.submit}</Button>
        <ButtonLink href={toPasteFormPath()} look="quiet" prefetch={false}>
          {review.again}
        </ButtonLink>
      </p>
    </ReviewForm>
  );
}
