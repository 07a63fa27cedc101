import { listPageTexts } from '@/content/client/quotation-list-page';
import { routes } from '@/lib/routes';
import { Confirmation } from '../forms/confirmation';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import type { NamedItem } from './named-item';
import styles from './sent-list.module.scss';

export type Sent = {
  readonly message: string;
  readonly reference: string;
  /** What the request has. */
  readonly list: readonly NamedItem[];
  /** What the backend did not take, in words; '' when it took all. */
  readonly refused: string;
};

/** What is left of a list once it is sent: its reference, what was asked for, what happens next. */
export function SentList({ message, reference, list, refused, next }: Sent & { readonly next: string }) {
  return (
    <div className={styles.sent}>
      <Confirmation message={message} next={next} reference={reference}>
        <p className={styles.title}>{listPageTexts.sent}</p>
        <ul className={styles.list}>
          {list.map((item) => (
            <li key={item.id}>{listPageTexts.line(item)}</li>
          ))}
        </ul>
        {refused && (
          <p className={styles.refused}>
            <Icon name="alert" />
            <span>{refused}</span>
          </p>
        )}
      </Confirmation>
      <ButtonLink href={routes.categories} look="quiet">
        {listPageTexts.browse}
      </ButtonLink>
    </div>
  );
}
