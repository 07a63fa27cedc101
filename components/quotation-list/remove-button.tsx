import { listPageTexts } from '@/content/client/quotation-list-page';
import { REMOVE_FIELD } from '@/lib/quotation-list/fields';
import { Icon } from '../ui/icon';
import styles from './list-row.module.scss';

type Props = {
  /** Which line it is, for the server. */
  readonly value: string;
  readonly name: string;
  readonly lang?: string | undefined;
  readonly onRemove: () => void;
};

/** Takes a line off the list; without JavaScript by sending the list without it. */
export function RemoveButton({ value, name, lang, onRemove }: Props) {
  return (
    <button
      type="submit"
      className={styles.remove}
      name={REMOVE_FIELD}
      value={value}
      formNoValidate
      onClick={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      <Icon name="trash" size={20} />
      {listPageTexts.remove}
      <span className={styles.hidden} lang={lang}>{` ${name}`}</span>
    </button>
  );
}
