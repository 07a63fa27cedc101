import { myRequests } from '@/content/client/my-requests';
import { toLinesPath } from '@/lib/list-paths';
import { readLines } from '@/lib/quotation-list/lines';
import { AppLink } from '../ui/app-link';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import type { SentRequest } from './device-requests';
import { RequestDate, RequestLines } from './request-lines';
import styles from './request-row.module.scss';

type Props = { readonly request: SentRequest; readonly onRemove: () => void };

/** A message that was sent: its number, which leads to its receipt, what it asked for, and the ways to ask again and to forget it. */
export function RequestRow({ request, onRemove }: Props) {
  const { reference, path, kind, sentAt, promise, items, refused } = request;
  const list = readLines(items);
  return (
    <li className={styles.row}>
      <p className={styles.kind}>
        {myRequests.kinds[kind]} · <RequestDate at={sentAt} />
      </p>
      <h3 className={styles.number}>
        <AppLink href={path} prefetch={false}>
          {reference}
        </AppLink>
      </h3>
      <RequestLines {...request} />
      {refused && <p className={styles.refused}>{refused}</p>}
      <p className={styles.promise}>{promise}</p>
      <div className={styles.ways}>
        {items && (
          <ButtonLink look="quiet" href={toLinesPath(list)} prefetch={false}>
            {myRequests.again}
          </ButtonLink>
        )}
        <button type="button" className={styles.remove} onClick={onRemove}>
          <Icon name="trash" size={20} />
          {myRequests.remove}
          <span className={styles.hidden}>{myRequests.removeOf(reference)}</span>
        </button>
      </div>
    </li>
  );
}
