import { listPageTexts } from '@/content/client/quotation-list-page';
import { routes } from '@/lib/routes';
import type { Receipt } from '../forms/confirmation';
import type { FormParts } from '../forms/use-lazy-form';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import type { NamedItem } from './named-item';
import styles from './sent-list.module.scss';

export type Sent = {
  readonly receipt: Receipt;
  /** Fetched with the form's libraries. */
  readonly Confirmation: FormParts['Confirmation'];
  /** What the request has. */
  readonly list: readonly NamedItem[];
  /** What the backend did not take, in words; '' when it took all. */
  readonly refused: string;
};

/** What is left of a list once it is sent: its number, what was asked for, when it is answered. */
export function SentList({ receipt, Confirmation, list, refused }: Sent) {
  const subject = (
    <>
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
    </>
  );
  return (
    <div className={styles.sent}>
      <Confirmation {...receipt} kind="quotation" subject={subject}>
        <ButtonLink href={routes.categories}>{listPageTexts.browse}</ButtonLink>
      </Confirmation>
    </div>
  );
}
