import { listPageTexts } from '@/content/client/quotation-list-page';
import { limits } from '@/content/limits';
import type { ListItem } from '@/lib/quotation-list/address';
import { routes } from '@/lib/routes';
import { truncate } from '@/lib/text';
import type { Receipt } from '../forms/confirmation';
import type { FormParts } from '../forms/use-lazy-form';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
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

/** What is left of a list once it is sent: its number, the requested products, when it is answered. */
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

/** A product of a list with what it is called. */
type NamedItem = ListItem & { readonly name: string };

/** A list as lines of a message. */
export function toLines(list: readonly NamedItem[]): string[] {
  return list.map((item) => `- ${listPageTexts.line({ ...item, name: truncate(item.name, limits.listedName) })}`);
}

/** Says which products of a list were refused; '' when none was. */
export function nameRefused(list: readonly NamedItem[], refused: readonly string[] = []): string {
  const names = list.filter(({ id }) => refused.includes(id)).map(({ name }) => name);
  return names.length > 0 ? listPageTexts.refused(names.join(', ')) : '';
}
